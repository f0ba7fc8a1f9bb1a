/// Why something in a folder is not read.
enum SkipReason: String, CaseIterable {
  case buildProducts = "build products"
  case bundles = "bundles and projects"
  case excluded = "excluded"
  case hidden = "hidden"
  case libraries = "copies of libraries"
  case links = "symbolic links"
  case macros = "macros"
  case manifests = "package manifests"
  case previews = "previews"
  case special = "pipes and devices"
  case tests = "tests"
}
