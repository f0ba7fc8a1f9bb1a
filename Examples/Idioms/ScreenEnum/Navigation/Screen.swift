/// Every screen of the app, with what it needs to be shown.
enum Screen {
  case parcels
  case parcel(Parcel)
  case addParcel
  case scanner
  case map(Parcel)
  case help(topic: String)
}
