import UIKit

final class PhotosViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
  }
}
