import ReSwift

func reduceApp(action: Action, state: AppState?) -> AppState {
  AppState(
    navigation: reduceNavigation(action: action, state: state?.navigation),
    garden: reduceGarden(action: action, state: state?.garden))
}

func reduceNavigation(action: Action, state: NavigationState?) -> NavigationState {
  var state = state ?? NavigationState()
  switch action {
  case let open as OpenBed: state.place = .bed(open.number)
  case let begin as BeginPlanting: state.place = .planting(begin.number)
  case is OpenAlmanac: state.place = .almanac
  case is Plant: state.place = .beds
  default: break
  }
  return state
}

func reduceGarden(action: Action, state: GardenState?) -> GardenState {
  var state = state ?? GardenState()
  if let plant = action as? Plant { state.plants[plant.number] = plant.name }
  return state
}
