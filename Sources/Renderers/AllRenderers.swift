/// Every output format, by name.
///
/// A new one is its file and its line here.
package let allRenderers: [any Renderer.Type] = [
  DOTRenderer.self,
  HTMLRenderer.self,
  MermaidRenderer.self,
  SVGRenderer.self,
]
