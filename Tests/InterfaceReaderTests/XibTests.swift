import Facts
import InterfaceReader
import Testing

@Suite struct XibTests {
  @Test func readsTheClassOfTheFilesOwner() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CartScreen"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      </objects></document>
      """
    let facts = try interface(readInterface(Array(text.utf8), path: "App/CartScreen.xib"))
    #expect(
      facts == InterfaceFacts(kind: .xib, name: "CartScreen", runtime: "iOS.CocoaTouch", filesOwnerClass: "CartScreen"))
  }

  @Test func toleratesTheArchiveFormat() throws {
    let text =
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data><int/></data></archive>"
    let file = readInterface(Array(text.utf8), path: "Old.xib")
    #expect(try interface(file).scenes.isEmpty)
    #expect(file.problems.map(\.losesInput) == [false])
  }
}
