import KeylineReports
import Testing

@Suite struct HTMLTests {
    @Test func `texts are escaped and markup is not`() {
        let text = #"<b>&"'"#
        let inner: HTML = "<i>\(text)</i>"
        let page: HTML = "<p>\(inner)</p>"
        #expect(page.description == "<p><i>&lt;b&gt;&amp;&quot;&#39;</i></p>")
    }

    @Test func `a path becomes a link`() {
        #expect(HTML.link("images/Über uns/a.png") == "images/%C3%9Cber%20uns/a.png")
    }
}
