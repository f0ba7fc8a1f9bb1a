/// Every way on, whichever screen it is asked of.
enum Routing {
  case dismiss
  case films
  case film(Film)
  case showing(Showing)
  case ticket(Showing)
  case soldOut
}
