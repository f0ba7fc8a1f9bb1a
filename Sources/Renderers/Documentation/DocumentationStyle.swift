import Diagrams

/// How the pages of a documentation look, on a light and on a dark background.
enum DocumentationStyle {
  static let text = """
    \(layout)
    \(rules(isLight: true))@media screen and (prefers-color-scheme: dark){
    \(rules(isLight: false))}

    """

  private static let layout = """
    :root{color-scheme:light dark}
    body{margin:0 auto;padding:1rem 1.5rem 3rem;max-width:76rem;font:16px/1.5 system-ui,Helvetica,Arial,sans-serif}
    nav ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem;font-size:14px}
    nav li+li::before{content:"›";padding-right:.3rem}
    h1{font-size:1.7rem;line-height:1.2;margin:1rem 0 .25rem;overflow-wrap:anywhere}
    h2{font-size:1.15rem;margin:1.75rem 0 .5rem}
    p{margin:.3rem 0}
    ul,ol{padding-left:1.4rem;margin:.4rem 0}
    code{font:13px/1.4 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .source{font-size:13px}
    .wide{overflow-x:auto;border:1px solid;border-radius:8px}
    figure{margin:1rem 0}
    figure svg{display:block;margin:0 auto;max-width:100%;height:auto}
    figcaption{padding:.3rem .75rem;font-size:13px;border-top:1px solid}
    td code{overflow-wrap:break-word}
    td .source{overflow-wrap:anywhere}
    td:last-child{min-width:10rem}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{padding:.4rem .75rem;text-align:left;vertical-align:top}
    tbody tr{border-top:1px solid}
    .topics{columns:16rem;list-style:none;padding:0}
    .topics li{break-inside:avoid;padding:.1rem 0;overflow-wrap:anywhere}
    @media print{.wide{overflow:visible}}
    """

  private static func rules(isLight: Bool) -> String {
    func color(_ tone: Tone) -> String { isLight ? tone.light : tone.dark }
    func surface(_ surface: StyleSheet.Surface) -> String { isLight ? surface.light : surface.dark }
    let border = isLight ? "#d3dae3" : "#3a4757"
    return """
      body{background:\(surface(.paper));color:\(color(.ink))}
      a{color:\(color(.blue))}
      nav,.summary,figcaption,code.source{color:\(color(.grey))}
      th{background:\(surface(.bar))}
      .wide,figcaption,tbody tr{border-color:\(border)}

      """
  }
}
