import Foundation
import SwiftUILayout

/// Reads a view of the short notation and makes it.
@MainActor
struct FactParser {
    var scanner: FactScanner
    /// The geometry of the reader around.
    var geometry: CGSize?
    /// The number of text fields so far.
    var fieldCount = 0
    /// The number of leaves without a name so far.
    var unnamedCount = 0
    /// Views that others refer to by the id of their fact.
    let references: [String: String]
    /// Whether texts are set as iOS sets them, by the product's own `Text`.
    var isIOS = false
    /// Whether cells of a grid are read, where spacers are numbered like leaves.
    var isInGrid = false

    init(_ text: String, geometry: CGSize? = nil, references: [String: String] = [:]) {
        scanner = FactScanner(text)
        self.geometry = geometry
        self.references = references
    }

    /// The view of a whole text.
    static func view(_ text: String, references: [String: String], isIOS: Bool = false) throws -> AnyView {
        var parser = FactParser(text, references: references)
        parser.isIOS = isIOS
        let view = try parser.view()
        parser.skipRemarks()
        guard parser.scanner.isAtEnd else { throw parser.scanner.failure("the end expected") }
        return view
    }

    /// A view with its modifiers.
    mutating func view() throws -> AnyView {
        var (view, name) = try primary()
        if let name { view = AnyView(view.layoutName(name)) }
        return try modified(view, name: name)
    }

    /// Words behind a view that say nothing about layout.
    mutating func skipRemarks() {
        let remarks = ["measured", "centre", "in a VStack", "macOS", "13pt", "two options", "at displayScale 3", ";"]
        while remarks.contains(where: { scanner.take($0) }) || scanner.enclosed("(", ")") != nil {}
        scanner.skipSpace()
    }

    /// The views in a closure, separated by semicolons.
    mutating func views() throws -> [AnyView] {
        try scanner.expect("{")
        var views: [AnyView] = []
        while true {
            while scanner.take(";") {}
            if scanner.take("}") { return views }
            if scanner.takeWord("if") {
                guard scanner.takeWord("false"), scanner.enclosed("{", "}") != nil else {
                    throw scanner.failure("a condition that never holds expected")
                }
                continue
            }
            let count = repetition()
            let start = scanner
            for _ in 0..<count {
                scanner = start
                views.append(try halved(try view()))
            }
            scanner.skipSpace()
            guard scanner.next == ";" || scanner.next == "}" else { throw scanner.failure("; or } expected") }
        }
    }

    /// A view in a layout of somebody's own: `Color in a Layout that proposes 0.5×width`.
    private mutating func halved(_ view: AnyView) throws -> AnyView {
        guard scanner.take("in a Layout that proposes") else { return view }
        guard let part = scanner.number() else { throw scanner.failure("a part of the width expected") }
        try scanner.expect("×width")
        return AnyView(PartialWidthLayout(part: part) { view })
    }

    /// How often the view that follows is meant: `3 Rectangle`.
    private mutating func repetition() -> Int {
        var trial = scanner
        guard let count = trial.number(), trial.starts(with: "Rectangle"), count >= 1, count < 100 else { return 1 }
        scanner = trial
        return Int(count)
    }

    // MARK: Views

    private mutating func primary() throws -> (AnyView, String?) {
        if let container = try container() { return (container, nil) }
        if let control = try control() { return control }
        if let plain = try plainView() { return plain }
        return try leaf()
    }
}

extension [AnyView] {
    /// The views as the content of a container.
    var listed: some View {
        ForEach(0..<count) { self[$0] }
    }
}
