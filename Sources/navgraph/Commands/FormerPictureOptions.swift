import ArgumentParser
import NavGraphKit

/// The option that draws new pictures by those of an earlier run.
struct FormerPictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw like this picture or page, or like those in this folder: what stays the same stays where it was.",
      valueName: "path"),
    completion: .file())
  var keepLayout: String?

  /// Files with other endings hold no pictures.
  private static let endings = [".svg", ".html"]
  /// Larger than any picture.
  private static let mostBytes = 256 << 20

  /// Reads what the option names; where that is not there yet, as in a first run, everything is drawn afresh.
  func pictures() throws -> FormerPictures {
    guard let path = keepLayout else { return FormerPictures() }
    let status: FileStatus
    do throws(SystemFailure) {
      status = try FileStatus(at: path, followingLinks: true)
    } catch {
      guard error.isMissing else {
        throw Failure(status: .failed, message: "\(path.quoted) could not be read: \(error)")
      }
      Console.say("note: \(path.quoted) does not exist yet; drawn afresh")
      return FormerPictures()
    }
    return status.kind == .folder ? try Self.pictures(inFolder: path) : try Self.picture(at: path)
  }

  /// What is of no use among the pictures of a folder is said, and does not keep the others from use.
  private static func pictures(inFolder path: String) throws -> FormerPictures {
    let listing: FolderListing
    do throws(SystemFailure) {
      listing = try FolderListing(of: path)
    } catch {
      throw Failure(status: .failed, message: "\(path.quoted) could not be read: \(error)")
    }
    var pictures = FormerPictures()
    for name in listing.names where endings.contains(where: name.hasSuffix) {
      let file = "\(path)/\(name)"
      do { _ = try add(file, to: &pictures) } catch { Console.say("note: \(file.quoted) is not drawn by: \(error)") }
    }
    if pictures.isEmpty { Console.say("note: \(path.quoted) has no picture to draw by; drawn afresh") }
    return pictures
  }

  private static func picture(at path: String) throws -> FormerPictures {
    var pictures = FormerPictures()
    do {
      guard try add(path, to: &pictures) else {
        throw UnusablePicture(description: "it holds no layout; give an SVG or HTML file that navgraph wrote")
      }
    } catch {
      throw Failure(status: .usage, message: "\(path.quoted) is no picture whose layout can be kept: \(error)")
    }
    return pictures
  }

  private static func add(_ path: String, to pictures: inout FormerPictures) throws -> Bool {
    guard try FileStatus(at: path, followingLinks: true).size <= mostBytes else {
      throw UnusablePicture(description: "it is larger than any picture")
    }
    return try pictures.add(try readFile(at: path))
  }
}
