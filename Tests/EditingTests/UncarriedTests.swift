import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// Everything that the importer reads of views is carried by a conversion, or reported by name and line.
@MainActor
struct UncarriedTests {
    /// What a document says of a view: attributes of its tag, or elements inside.
    struct Saying: Hashable {
        var name: String
        var attributes = ""
        var inside = ""
    }

    /// A view in one line.
    private static func line(_ kind: String, _ number: Int, _ saying: Saying, around: (String, String)) -> String {
        "<\(kind) fixedFrame=\"YES\"\(saying.attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(number)\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>\(around.0)\(saying.inside)\(around.1)</\(kind)>"
    }

    /// What a conversion makes of a view, but for its name.
    private static func said(_ view: ConvertedScene.View, _ form: String, _ writer: SwiftUIWriter) -> String {
        var lines: [String]
        switch form {
        case "swift": lines = writer.scene.configuration(view) + [view.construction.expression ?? "", "\(view.list)"]
        case "swiftui":
            var writer = writer
            lines = writer.lines(of: view) + ["\(view["isHidden"] != nil)"]
        default: lines = view.properties.map { "\($0)" }
        }
        return lines.joined(separator: "\n").replacing(view.name, with: "it")
    }

    /// The sayings of views of a kind that a conversion neither carries nor reports.
    private func silent(
        _ kind: String, _ sayings: [Saying], _ form: String, around: (String, String) = ("", "")
    ) throws -> [Saying] {
        let lines = ([Saying(name: "")] + sayings).enumerated().map { Self.line(kind, $0, $1, around: around) }
        let bytes = xib(lines.joined(separator: "\n"))
        let first = 1 + (text(bytes).components(separatedBy: "\n").firstIndex { $0.contains("id=\"v0\"") } ?? 0)
        let scene = try converted(bytes, into: form == "swift" ? .code : .layoutFile)
        let extra = form == "swiftui" ? scene.swiftUI(named: "A").losses : []
        let losses = Dictionary(grouping: scene.losses + extra) { $0.location.line ?? 0 }
        // What is reported of a view that says nothing may be reported no more once it says something, and the other way around.
        let writer = SwiftUIWriter(scene)
        let made = scene.root.children.enumerated().map { index, view in
            let reports = (losses[first + index] ?? []).map { $0.message.replacing(view.name, with: "it") }
            return (text: Self.said(view, form, writer), reports: reports)
        }
        return sayings.enumerated().compactMap { index, saying in
            let isReported = made[index + 1].reports.contains {
                $0.contains(saying.name) || $0.hasPrefix("the page control")
            }
            return isReported || made[index + 1] != made[0] ? nil : saying
        }
    }

    /// A conversion that several forms begin with, made once.
    private func converted(_ bytes: [UInt8], into form: ConversionForm) throws -> ConvertedScene {
        let key = "\(form) \(text(bytes))"
        if let known = Self.conversions[key] { return known }
        let result = try scene(bytes, into: form)
        Self.conversions[key] = result
        return result
    }

    private static var conversions: [String: ConvertedScene] = [:]

    @Test(arguments: ["yaml", "swift", "swiftui"])
    func `each attribute that the importer reads of a view is carried, reported or changes nothing`(_ form: String)
        throws
    {
        let sayings = try Importer().sayings
        #expect(sayings.count > 150)
        for kind in Importer.kinds {
            for saying in try seen(kind, silent(kind, sayings, form)) {
                Issue.record("\(saying) of a \(kind) is lost in \(form)")
            }
        }
    }

    /// The elements inside views that have attributes of their own.
    private static let parts: [(kind: String, around: (String, String))] = [
        ("textField", ("<textInputTraits key=\"textInputTraits\"", "/>")),
        ("button", ("<state key=\"normal\"", "/>")), ("button", ("<state key=\"selected\"", "/>")),
        ("button", ("<buttonConfiguration key=\"configuration\"", "/>")),
        ("segmentedControl", ("<segments><segment", "/></segments>")),
        ("label", ("<fontDescription key=\"fontDescription\"", "/>")),
        ("imageView", ("<imageReference key=\"image\"", "/>")),
    ]

    @Test(arguments: ["yaml", "swift", "swiftui"])
    func `each attribute inside a view's parts is carried, reported or changes nothing`(_ form: String) throws {
        let attributes = try Importer().sayings.filter { !$0.attributes.isEmpty && $0.name != "key" }
        for (kind, around) in Self.parts {
            let sayings = attributes.map { Saying(name: $0.name, inside: $0.attributes) }
            for saying in try seen(kind, silent(kind, sayings, form, around: around), around: around) {
                Issue.record("\(saying) in \(around.0) of a \(kind) is lost in \(form)")
            }
        }
    }

    /// The sayings that change how a view is drawn. One scene draws all of them, and each once for all forms.
    private func seen(_ kind: String, _ sayings: [Saying], around: (String, String) = ("", "")) throws -> [Saying] {
        func key(_ saying: Saying) -> String { "\(kind) \(around) \(saying)" }
        let new = sayings.filter { Self.isSeen[key($0)] == nil }
        if !new.isEmpty {
            let all = [Saying(name: "")] + new
            let lines = all.enumerated().map { Self.line(kind, $0, $1, around: around) }
            let drawn = try marks(xib(lines.joined(separator: "\n")))
            for (index, saying) in new.enumerated() { Self.isSeen[key(saying)] = drawn[index + 1] != drawn[0] }
        }
        return sayings.filter { Self.isSeen[key($0)] ?? true }
    }

    private static var isSeen: [String: Bool] = [:]

    /// Something that is drawn, with the groups around it.
    private struct Mark: Equatable {
        var groups: [DisplayItem.Group]
        var content: DisplayItem.Content
    }

    /// The marks that a document draws for each of its views, by the number in the view's id.
    private func marks(_ document: [UInt8]) throws -> [Int: [Mark]] {
        let source = try open(document)
        let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        var marks: [Int: [Mark]] = [:]
        func collect(_ items: [DisplayItem], in groups: [DisplayItem.Group]) throws {
            for item in items {
                guard case .group(var group) = item.content else {
                    let id = try #require(item.view?.rawValue)
                    guard !id.hasPrefix("roo-tv-iew") else { continue }
                    let number = try #require(id.prefixMatch(of: /v(\d+)/).flatMap { Int($0.1) }, "whose is \(id)?")
                    marks[number, default: []].append(Mark(groups: groups, content: item.content))
                    continue
                }
                let inner = group.items
                group.items = []
                try collect(inner, in: groups + [group])
            }
        }
        try collect(scene.displayList.items, in: [])
        return marks
    }
}

/// What the importer's sources read of views.
private struct Importer {
    /// The names of views' elements.
    static let kinds = [
        "view", "label", "button", "imageView", "stackView", "textField", "textView", "switch", "slider", "stepper",
        "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
        "searchBar",
        "scrollView", "tableView", "collectionView", "visualEffectView", "navigationBar", "toolbar", "tabBar",
        "mapView",
    ]

    private let text: String

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/InterfaceBuilder")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter {
            $0.hasPrefix("Objects/View") || $0.hasPrefix("Objects/Control") || $0.hasPrefix("Objects/Content")
                || $0.hasPrefix("Values/")
        }
        text = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            .joined(separator: "\n")
    }

    /// Every attribute with the values that it may have, and every element that is the value of a property: the vocabulary's
    /// rows, and what makers and readers of values read besides.
    var sayings: [UncarriedTests.Saying] {
        let rows = InterfaceClass.all.flatMap(\.allProperties).flatMap(Self.sayings)
        return Array(Set(rows + attributes + elements + layers)).sorted {
            ($0.name, $0.attributes, $0.inside) < ($1.name, $1.attributes, $1.inside)
        }
    }

    private static func sayings(of row: InterfaceProperty) -> [UncarriedTests.Saying] {
        row.documents.flatMap { form -> [UncarriedTests.Saying] in
            if case .runtime = form { return [] }
            let key = form.attribute
            func attributes(_ values: [String]) -> [UncarriedTests.Saying] {
                values.map { .init(name: key, attributes: " \(key)=\"\($0)\"") }
            }
            switch row.kind {
            case .flag: return attributes(["YES", "NO"])
            case .number, .integer: return attributes(["7"])
            case .choice: return attributes(row.spellings.flatMap(\.documents))
            case .text, .list: return attributes(["A text"])
            case .color:
                return [
                    .init(name: key, inside: "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
                ]
            case .image:
                let reference = "<imageReference key=\"\(key)\" image=\"star\" catalog=\"system\"/>"
                return attributes(["star"]) + [.init(name: key, inside: reference)]
            case .insets:
                return [.init(name: key, inside: "<inset key=\"\(key)\" minX=\"9\" minY=\"9\" maxX=\"9\" maxY=\"9\"/>")]
            case .font:
                let font = "<fontDescription key=\"\(key)\" type=\"boldSystem\" pointSize=\"23\"/>"
                return [.init(name: key, inside: font)]
            case .size, .frame, .priorities: return []
            }
        }
    }

    /// The key paths of layers, with a value of each kind.
    private var layers: [UncarriedTests.Saying] {
        let paths = InterfaceClass.everyView.flatMap(\.documents).flatMap { form -> [String] in
            if case .runtime(let paths) = form { paths } else { [] }
        }
        let values = [
            ("number", "<real key=\"value\" value=\"7\"/>"),
            ("color", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"),
        ]
        return (paths + ["layer.zPosition"]).flatMap { path in
            values.map { type, value in
                .init(
                    name: path,
                    inside: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" "
                        + "keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
            }
        }
    }

    private var attributes: [UncarriedTests.Saying] {
        var values: [(String, String)] = []
        for match in text.matches(of: /(?:flag|isYes)\("(\w+)"/) {
            values += [(String(match.1), "YES"), (String(match.1), "NO")]
        }
        for match in text.matches(of: /(?:number|integer|length)\("(\w+)"/) { values.append((String(match.1), "7")) }
        for match in text.matches(of: /priority\(word \+ "(\w+)"/) {
            values += ["horizontal", "vertical"].map { ($0 + match.1, "7") }
        }
        for match in text.matches(of: /word\(\s*"(\w+)", in: [\w.]*?(\w+)\)/) {
            values += words(String(match.2)).map { (String(match.1), $0) }
        }
        for match in text.matches(of: /text\("(\w+)", of/) { values.append((String(match.1), "A text")) }
        for match in text.matches(of: /attribute: "(\w+)", of/) { values.append((String(match.1), "A text")) }
        for match in text.matches(of: /element\["(\w+)"\]/) { values.append((String(match.1), "body")) }
        values.append(("image", "star"))
        let unrelated: Set = [
            "key", "id", "customClass", "x", "y", "width", "height", "fixedFrame",
            "translatesAutoresizingMaskIntoConstraints",
        ]
        return values.filter { !unrelated.contains($0.0) }.map {
            .init(name: $0.0, attributes: " \($0.0)=\"\($0.1)\"")
        }
    }

    private var elements: [UncarriedTests.Saying] {
        func all(_ pattern: Regex<(Substring, Substring)>, _ make: (String) -> String) -> [UncarriedTests.Saying] {
            text.matches(of: pattern).map { .init(name: String($0.1), inside: make(String($0.1))) }
        }
        return all(/color\(\s*"(\w+)", of/) { "<color key=\"\($0)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>" }
            + all(/image\("(\w+)", of/) { "<imageReference key=\"\($0)\" image=\"star\" catalog=\"system\"/>" }
            + all(/[sS]ymbolConfiguration\(\s*"(\w+)", of/) {
                "<preferredSymbolConfiguration key=\"\($0)\" scale=\"large\"/>"
            }
            + all(/nsets\("(\w+)"/) { "<inset key=\"\($0)\" minX=\"9\" minY=\"9\" maxX=\"9\" maxY=\"9\"/>" }
            + all(/directionalInsets\("(\w+)"/) {
                "<directionalEdgeInsets key=\"\($0)\" top=\"9\" leading=\"9\" bottom=\"9\" trailing=\"9\"/>"
            }
            + all(/size\("(\w+)"/) { "<size key=\"\($0)\" width=\"9\" height=\"9\"/>" }
            + all(/child\("(accessibility|vibrancyEffect|scopeButtonTitles)"/) { "<\($0) key=\"\($0)\"/>" }
    }

    /// The words that a table of the importer knows.
    private func words(_ table: String) -> [String] {
        guard let start = text.firstRange(of: "let \(table): ") ?? text.firstRange(of: "let \(table) =") else {
            return []
        }
        let end = text[start.upperBound...].firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
        return text[start.upperBound..<end].matches(of: /"(\w+)":/).map { String($0.1) }
    }
}
