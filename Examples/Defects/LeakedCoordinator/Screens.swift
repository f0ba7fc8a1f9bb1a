import UIKit

final class AppointmentsViewController: UITableViewController {
  private lazy var practice = PracticeCoordinator(home: self)
  private lazy var reminders = ReminderCoordinator(home: self)

  @IBAction private func book() { practice.book() }
  @IBAction private func remind() { reminders.remind() }
}

final class BookingViewController: UIViewController {}

final class RecallViewController: UIViewController {}
