import UIKit

final class CityList: UITableViewController {
  private let cities = ["Bergen", "Lima", "Oslo"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = cities[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let forecast = ForecastPage()
    forecast.title = cities[indexPath.row]
    navigationController?.pushViewController(forecast, animated: true)  // edge: CityList -push-> ForecastPage
  }
}

final class ForecastPage: UIViewController {}
