import UIKit

struct Article {
  var headline: String
}

final class FrontPage: UITableViewController {
  private let articles = [Article(headline: "Rain"), Article(headline: "More rain")]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = articles[indexPath.row].headline
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = ArticlePage()
    page.article = articles[indexPath.row]
    navigationController?.pushViewController(page, animated: true)  // edge: FrontPage -push-> ArticlePage
  }
}

final class ArticlePage: UIViewController {
  var article: Article?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = article?.headline
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All articles", style: .plain, target: self, action: #selector(allTapped))
  }

  @objc private func allTapped() {
    navigationController?.pushViewController(FrontPage(), animated: true)  // finding: growing-stack
  }
}
