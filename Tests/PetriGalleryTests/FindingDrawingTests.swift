import Expectations
import Testing

@testable import PetriGallery

@Suite("Drawings of findings") struct FindingDrawingTests {
  private static func drawing(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"393\" height=\"852.5\" viewBox=\"0 0 393 852.5\">\(content)</svg>"
  }

  private static let harmless = drawing(
    """
    <title>cart</title><style>.a{fill:#111}</style><clipPath id="clip-1"><rect class="a" width="9"/></clipPath>
    <g clip-path="url(#clip-1)"><text font-family="'A', sans-serif">online = url(x) javascript:</text><use href="#symbol-x"/></g>
    <image href="data:image/png;base64,AAAA"/>
    """
  )

  @Test("are shown as large as they are where they have what petri's own have")
  func shown() throws {
    let drawing = try #require(FindingDrawing(Self.harmless))
    #expect(drawing.text == Self.harmless && drawing.picture.width == 393 && drawing.picture.height == 852.5)
    #expect(drawing.picture.path.hasPrefix("pictures/") && drawing.picture.path.hasSuffix(".svg"))
  }

  @Test(
    "aren't where anything in them could run, fetch, or be read otherwise",
    arguments: [
      "", "text", "<svg/>", drawing("<script>alert(1)</script>"), drawing("<g onload=\"alert(1)\"/>"),
      drawing("<g ONCLICK=\"alert(1)\"/>"), drawing("<a href=\"https://x.example\"/>"),
      drawing("<use href=\"https://x.example/a.svg#a\"/>"), drawing("<use href=\"data:image/svg+xml,x\"/>"),
      drawing("<image href=\"https://x.example/a.png\"/>"), drawing("<image href=\"&#106;avascript:x\"/>"),
      drawing("<g xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"https://x.example\"/>"),
      drawing("<foreignObject/>"), drawing("<animate attributeName=\"href\"/>"), drawing("<g style=\"fill:red\"/>"),
      drawing("<rect fill=\"URL(https://x.example/#a)\"/>"), drawing("<style>@import 'https://x.example'</style>"),
      drawing("<style>.a{fill:\\75rl(x)}</style>"), drawing("<style>.a{fill:url(//x.example)}</style>"),
      drawing("<style>@import 'https://x.example';<style></style></style>"), drawing("<![CDATA[x]]>"),
      drawing("<?xml-stylesheet href=\"https://x.example\"?>"), drawing("<!-- x -->"),
      drawing("<g xmlns=\"http://www.w3.org/1999/xhtml\"/>"), drawing("<g>"), drawing("</svg><svg>"),
      "<!DOCTYPE svg [<!ENTITY a \"b\">]>" + drawing("&a;"), " " + drawing(""),
      drawing("").replacing("393", with: "0"), drawing("").replacing("852.5", with: "1e9"),
    ]
  )
  func refused(_ text: String) { #expect(FindingDrawing(text) == nil) }
}
