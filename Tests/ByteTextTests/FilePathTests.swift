import KeylineByteText
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("", ""), ("a", ""), ("f/x.yaml", "f"), ("S", ""), ("a/b/c", "a/b"), ("/a", "/"), ("/a/b", "/a"), ("a/", ""),
        ("a//b", "a"),
        ("//a", "/"), ("/", "/"), ("./x", "."), ("é/x", "é"), ("/\u{301}a", "/"),
    ])
    func `the folder of a path`(path: String, folder: String) {
        #expect(path.deletingLastPathComponent == folder)
    }

    @Test(arguments: [
        ("", ""), ("a", "a"), ("f/x.yaml", "x.yaml"), ("a/b/", "b"), ("/", "/"), ("//", "/"),
        ("a/\u{301}b", "\u{301}b"),
    ])
    func `the name of a path`(path: String, name: String) {
        #expect(path.lastPathComponent == name)
    }

    @Test(arguments: [
        ("x.yaml", "yaml", "x"), ("a.b/x", "", "a.b/x"), (".hidden", "", ".hidden"), ("x.", "", "x."), ("..", "", ".."),
        ("a/x.tar.gz", "gz", "a/x.tar"), ("x.\u{301}", "\u{301}", "x"), ("a.lproj/", "lproj", "a"), ("", "", ""),
    ])
    func `the extension of a path`(path: String, ending: String, rest: String) {
        #expect(path.pathExtension == ending)
        #expect(path.deletingPathExtension == rest)
    }

    @Test func `a component is appended with one slash`() {
        #expect("a".appendingPathComponent("b") == "a/b")
        #expect("a/".appendingPathComponent("b") == "a/b")
        #expect("".appendingPathComponent("b") == "b")
    }
}

@Suite struct TextLinesTests {
    @Test func `CR LF and LF end lines, also beside marks that join`() {
        #expect("a\r\nb\n\u{301}c\r\n".textLines == ["a", "b", "\u{301}c", ""])
    }

    @Test func `a lone CR ends no line`() {
        #expect("a\rb".textLines == ["a\rb"])
    }
}
