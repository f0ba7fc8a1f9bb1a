import Diagrams

/// How the page with a table looks, on a light and on a dark background.
enum MatrixStyle {
  static let text = """
    \(rules(isLight: true))@media screen and (prefers-color-scheme: dark){
    \(rules(isLight: false))}
    \(layout)
    """

  /// Headers stay where they are while the table moves below them.
  private static let layout = """
    :root{color-scheme:light dark}
    body{margin:1.5rem;font:15px/1.4 system-ui,Helvetica,Arial,sans-serif}
    h1{font-size:1.5rem;margin:0 0 .5rem}
    h2{font-size:1.1rem;margin:1.5rem 0 .5rem}
    p{margin:.2rem 0}
    code{font:12px/1.4 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .frame{overflow:auto;max-height:85vh;margin-top:1rem;border-width:1px;border-style:solid}
    table{border-collapse:separate;border-spacing:0;font-size:13px}
    caption{padding:.4rem .6rem;text-align:left}
    th,td{padding:.35rem .6rem;text-align:left;vertical-align:top;border-width:0 1px 1px 0;border-style:solid}
    td{min-width:7rem;max-width:16rem}
    th small,td p,td code{display:block;margin-top:.25rem}
    thead th{position:sticky;top:0;z-index:1;min-width:7rem;max-width:16rem}
    thead th a{display:block}
    tbody th,thead th:first-child{position:sticky;left:0;min-width:14rem;max-width:22rem;overflow-wrap:break-word}
    tbody th{font-weight:600}
    thead th:first-child{z-index:2}
    summary{cursor:pointer}
    ol,ul{padding-left:1.5rem}
    li{margin:.4rem 0}
    li code,li small{display:block}
    dl{display:grid;grid-template-columns:max-content auto;gap:.2rem 1rem}
    dt{font-weight:600}
    dd{margin:0}
    @media print{.frame{max-height:none;overflow:visible}}
    """

  private static func rules(isLight: Bool) -> String {
    func color(_ tone: Tone) -> String { isLight ? tone.light : tone.dark }
    func surface(_ surface: StyleSheet.Surface) -> String { isLight ? surface.light : surface.dark }
    return """
      body{background:\(surface(.paper));color:\(color(.ink))}
      th{background:\(surface(.bar))}
      a{color:\(color(.blue))}
      caption,small,td p{color:\(color(.grey))}
      .frame,th,td{border-color:\(isLight ? "#d3dae3" : "#3a4757")}
      .broken{color:\(color(.red));background:\(isLight ? "#fdeeee" : "#391c20")}
      .held{color:\(color(.violet));background:\(isLight ? "#f5effd" : "#2c2340")}
      .notable{color:\(color(.orange));background:\(isLight ? "#fff4e6" : "#38291a")}
      td code{color:\(color(.ink))}

      """
  }
}
