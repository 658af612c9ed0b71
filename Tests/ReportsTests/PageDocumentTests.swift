import Foundation
import KeylineReports
import Testing

@Suite struct PageDocumentTests {
    private func page(_ files: PageFiles, data: String = "{}", fallback: HTML = "<p>none</p>") -> String {
        PageDocument(files, title: "A & B", data: Data(data.utf8), fallback: fallback).html
    }

    @Test(arguments: PageFiles.allCases) func `a page has its title, style, script and fallback and no name in braces`(
        files: PageFiles
    ) {
        let html = page(files)
        #expect(html.contains("<title>A &amp; B</title>"))
        #expect(html.contains("<main><p>none</p></main>"))
        #expect(html.contains("--paper: #f5f5f7") && html.contains("class View {"))
        #expect(!html.contains("{{"))
        #expect(html.hasSuffix("</body>\n</html>\n"))
    }

    @Test func `each page has rules and code of its own`() {
        #expect(Set(PageFiles.allCases.map { page($0) }).count == PageFiles.allCases.count)
        #expect(page(.inspector).contains("#outline") && page(.goldens).contains("data.failures"))
        #expect(page(.preview).contains("data.cells"))
    }

    @Test func `no text of the data ends the script element`() throws {
        let html = page(.preview, data: #"{"name":"</script><script>alert(1)"}"#)
        #expect(html.contains(#"{"name":"\u003C/script>\u003Cscript>alert(1)"}"#))
        #expect(html.ranges(of: "<script").count == 2)
    }

    @Test func `a page that is not live asks no server`() {
        var live = PageDocument(.preview, title: "", data: Data(), fallback: "")
        #expect(!live.html.contains("connect-src"))
        live.isLive = true
        #expect(live.html.contains("connect-src &#39;self&#39;;"))
    }
}
