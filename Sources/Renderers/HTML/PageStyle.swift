import Diagrams

/// How the page looks, on a light and on a dark background, and on paper.
///
/// The colours are those of the picture, by the same names.
enum PageStyle {
  static let text = """
    :root{color-scheme:light;\(StyleSheet.variables(isLight: true))}
    @media screen{
    :root[data-theme=dark]{color-scheme:dark;\(StyleSheet.variables(isLight: false))}
    @media (prefers-color-scheme:dark){
    :root:not([data-theme]){color-scheme:dark;\(StyleSheet.variables(isLight: false))}}}
    \(StyleSheet.variableText)\(layout)\(parts)\(picture)\(narrow)\(paper)
    """

  /// Three columns below a head: what there is, the picture, what is known of a part of it.
  private static let layout = """
    *{box-sizing:border-box}
    html,body{height:100%}
    body{margin:0;display:grid;grid-template:auto minmax(0,1fr)/17rem minmax(0,1fr) 22rem;background:var(--paper);
    color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    [hidden]{display:none!important}
    header{grid-column:1/-1;display:flex;gap:.6rem;align-items:center;padding:.5rem .8rem;background:var(--frame);
    border-bottom:1px solid var(--edge);min-width:0}
    h1{font-size:1.05rem;margin:0 auto 0 0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:4rem}
    nav,aside{overflow:auto;overflow-wrap:anywhere}
    nav{border-right:1px solid var(--edge);padding:.4rem}
    aside{border-left:1px solid var(--edge);padding:.8rem 1rem;position:relative}
    main{overflow:auto;position:relative;cursor:grab;touch-action:pan-x pan-y;min-width:0}
    main.dragging{cursor:grabbing;user-select:none}
    .sheet{width:max-content}
    .sheet>svg{display:block}
    .skip:not(:focus),#said,#keys{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    .skip:focus{position:absolute;left:.5rem;top:.5rem;z-index:3;padding:.4rem .8rem;background:var(--card);
    color:var(--blue)}
    noscript{grid-column:1/-1}

    """

  private static let parts = """
    button,input,select,summary{font:inherit;color:inherit;background:var(--card);border:1px solid var(--grey);
    border-radius:6px;padding:.25rem .6rem;min-height:1.9rem}
    button,summary,select{cursor:pointer}
    button:disabled{color:var(--grey);cursor:default}
    button:hover:not(:disabled),summary:hover{background:var(--bar)}
    [aria-pressed=true]:not(g),#filter.active>summary{background:var(--plate);border-color:var(--green)}
    :focus-visible{outline:3px solid var(--blue);outline-offset:1px}
    #search{width:15rem;min-width:6rem}
    .buttons{display:flex;gap:.3rem}
    details{position:relative}
    summary{list-style:none}
    .choices{position:absolute;right:0;top:calc(100% + .4rem);z-index:2;width:19rem;max-height:70vh;overflow:auto;
    padding:.8rem;background:var(--card);border:1px solid var(--edge);border-radius:8px}
    .choices label{display:flex;gap:.5rem;align-items:center;margin:.25rem 0}
    .choices select{flex:1;min-width:0}
    .choices input{min-height:0}
    fieldset{border:1px solid var(--edge);border-radius:6px;margin:.6rem 0 0}
    #list ol{list-style:none;margin:0;padding:0}
    #count{margin:.2rem .5rem;color:var(--grey);font-size:12px}
    .row{display:grid;grid-template-columns:minmax(0,1fr) auto;width:100%;text-align:start;border-color:transparent;
    background:none}
    .row .title{font-weight:600}
    .row .small{grid-column:1}
    .row .mark{grid-column:2;grid-row:1/3;align-self:center;color:var(--orange);font-weight:700}
    .row[aria-current=true]{background:var(--plate);border-color:var(--green)}
    .small,dt{color:var(--grey);font-size:12px}
    h2{font-size:1.15rem;margin:0 2rem .5rem 0}
    h3{font-size:.8rem;margin:1.1rem 0 .3rem;color:var(--grey);text-transform:uppercase;letter-spacing:.04em}
    dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.15rem .8rem;margin:0}
    dd{margin:0}
    aside ul,aside ol{margin:.3rem 0;padding-left:1.1rem}
    aside li{margin:.3rem 0}
    aside ol+ol{border-top:1px dashed var(--edge);padding-top:.3rem}
    .sheet-of{margin-inline-start:.4em;padding:0 .5em;min-height:0;font-size:.85em;border-radius:1em}
    .sheet-of::before{content:"on "}
    .link{border:0;background:none;padding:0;min-height:0;color:var(--blue);text-align:start;text-decoration:underline;
    margin-right:.5rem}
    .place{margin:0 .4rem;font:11px/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--grey)}
    a.place{color:var(--blue)}
    .gate,.note{display:block;font-size:12px}
    .step{display:block;margin-top:.3rem}
    .severity-error{color:var(--red)}
    .severity-warning{color:var(--orange)}
    .severity-note{color:var(--blue)}
    .witness{position:sticky;top:-.8rem;background:var(--plate);margin:-.8rem -1rem .8rem;padding:.6rem 1rem .8rem;
    border-bottom:1px solid var(--green)}
    .witness h3{margin-top:0;color:var(--ink)}
    .witness button{margin-right:.3rem}
    #close{position:absolute;right:.7rem;top:.7rem;padding:.1rem .6rem}

    """

  /// What choosing does to the picture; a change of weight goes with each change of colour.
  private static let picture = """
    .card-button{cursor:pointer;outline:none}
    .card-button:hover>.edge:not(.bar){stroke:var(--blue)}
    .card-button:focus-visible>.edge:not(.bar){stroke:var(--blue);stroke-width:4}
    .chosen>.edge:not(.bar){stroke:var(--blue);stroke-width:3.5}
    .now>.edge:not(.bar){stroke:var(--red);stroke-width:3.5}
    .dim{opacity:.22}
    .dim:focus-visible{opacity:1}
    .off{display:none}
    .arrow.lit>.line{stroke-width:2.8}
    .arrow.now>.line{stroke-width:4.5}
    .jump.lit>rect,.stub.lit>rect{stroke-width:2.5}

    """

  private static let narrow = """
    @media (max-width:60rem){
    body{grid-template:auto minmax(0,1fr) auto/minmax(0,1fr)}
    header{flex-wrap:wrap}
    h1{flex:1 0 100%;margin:0}
    #search{flex:1;width:auto}
    nav{display:none}
    header:focus-within~nav,nav:focus-within{display:block;position:absolute;left:.5rem;right:.5rem;top:6rem;z-index:2;
    max-height:50vh;background:var(--card);border:1px solid var(--edge);border-radius:8px}
    header:has(details:focus-within,.buttons:focus-within)~nav{display:none}
    aside{border-left:0;border-top:1px solid var(--edge);max-height:45vh;display:none}
    .has-card aside{display:block}
    .choices{right:auto;left:0;max-width:90vw}}

    """

  private static let paper = """
    @media print{
    html,body{height:auto}
    body{display:block}
    header,nav,.skip,#said,#keys,aside button:not(.link){display:none!important}
    main{overflow:visible}
    .sheet{padding:0!important;width:auto}
    .sheet>svg{width:100%!important;height:auto!important;max-height:95vh}
    aside{border:0;display:none}
    .has-card aside{display:block}
    .dim{opacity:1}}

    """
}
