import UIKit

extension UIViewController {
  func routing(with routing: Routing) {
    switch type {
    case .navigation: navigation(with: routing)
    case .films: films(with: routing)
    case .film: film(with: routing)
    case .seats: seats(with: routing)
    case .undefined: break
    }
  }
}

extension UIViewController {
  private func navigation(with routing: Routing) {
    switch routing {
    case .films:
      guard let view = self as? UINavigationController else { break }
      view.setViewControllers([FilmsView()], animated: false)  // edge: NavigationView -setStack-> FilmsView
    default: break
    }
  }

  private func films(with routing: Routing) {
    switch routing {
    case .film(let film):
      navigationController?.pushViewController(FilmView(film), animated: true)  // edge: FilmsView -push-> FilmView
    default: break
    }
  }

  private func film(with routing: Routing) {
    switch routing {
    case .showing(let showing):
      let seats = UINavigationController(rootViewController: SeatsView(showing))
      present(seats, animated: true)  // edge: FilmView -present-> SeatsView
    case .soldOut:
      let alert = UIAlertController(title: "Sold out", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)  // edge: FilmView -alert-> alert:FilmView.Sold out
    default: break
    }
  }

  private func seats(with routing: Routing) {
    switch routing {
    case .ticket(let showing):
      // edge: SeatsView -push-> TicketView
      navigationController?.pushViewController(TicketView(showing), animated: true)
    case .dismiss:
      dismiss(animated: true)  // edge: SeatsView -dismiss-> back
    default: break
    }
  }
}
