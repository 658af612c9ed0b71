import Foundation
import SwiftUILayout

extension FactParser {
    // MARK: Leaves

    mutating func plainView() throws -> (AnyView, String?)? {
        if let text = try text() { return text }
        if scanner.takeWord("EmptyView") {
            _ = scanner.enclosed("(", ")")
            return (AnyView(EmptyView()), nil)
        }
        if scanner.takeWord("Spacer") {
            let minimum = arguments().length("minLength")
            var trial = scanner
            let name = trial.letters()
            guard name == "s" else { return (AnyView(Spacer(minLength: minimum)), isInGrid ? nextUnnamed() : nil) }
            scanner = trial
            return (AnyView(Spacer(minLength: minimum)), name)
        }
        if scanner.takeWord("Divider") {
            _ = scanner.enclosed("(", ")")
            return (AnyView(Divider()), "divider")
        }
        return try shape()
    }

    private mutating func shape() throws -> (AnyView, String?)? {
        if scanner.takeWord("Circle") {
            _ = scanner.enclosed("(", ")")
            if scanner.take(".stroke") { _ = scanner.enclosed("(", ")") }
            return (AnyView(StubView(size: \.circle)), nil)
        }
        var square = scanner
        if square.take("Color"), let size = square.size() {
            scanner = square
            return (AnyView(StubView { _ in size }), "color")
        }
        for name in ["Color.red", "Color.clear", "Color", "Rectangle", "Capsule", "Ellipse", "RoundedRectangle"]
        where scanner.takeWord(name) {
            _ = scanner.enclosed("(", ")")
            return (AnyView(StubView { $0.replacingUnspecifiedDimensions() }), "color")
        }
        if scanner.takeWord("box") {
            let arguments = arguments()
            let size = CGSize(width: arguments.length("width") ?? 0, height: arguments.length("height") ?? 0)
            let name = arguments.plain.first?.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            return (AnyView(StubView { _ in size }), name)
        }
        if scanner.takeWord("Image") { return try image() }
        return nil
    }

    private mutating func image() throws -> (AnyView, String?) {
        if let call = scanner.enclosed("(", ")") {
            let arguments = FactArguments(call.replacingOccurrences(of: " px", with: ""))
            var size = FactScanner(arguments.labelled["decorative"] ?? "")
            guard let pixels = size.size() else { throw scanner.failure("the size of an image expected") }
            let scale = arguments.length("scale") ?? 1
            let points = CGSize(width: pixels.width / scale, height: pixels.height / scale)
            return (AnyView(StubView { _ in points }), nil)
        }
        guard let size = scanner.size() else { throw scanner.failure("the size of an image expected") }
        if scanner.take(".resizable()") {
            return (AnyView(StubView { $0.replacingUnspecifiedDimensions(by: size) }), nil)
        }
        return (AnyView(StubView { _ in size }), nil)
    }

    mutating func leaf() throws -> (AnyView, String?) {
        scanner.skipSpace()
        let start = scanner
        if let size = scanner.size() { return (AnyView(StubView { _ in size }), nextUnnamed()) }
        if let specification = scanner.enclosed("[", "]") {
            guard let leaf = FactLeaf(specification: specification) else { throw start.failure("a leaf expected") }
            return (AnyView(StubView { leaf($0) }), nextUnnamed())
        }
        if let kind = scanner.flexibleLeaf() { return (AnyView(StubView { kind($0) }), nextUnnamed()) }
        let letters = scanner.letters()
        if letters == "big" || letters.isEmpty || !letters.allSatisfy(\.isASCII) {
            guard letters == "big" else { throw start.failure("a view expected") }
            let size = scanner.size() ?? CGSize(width: 200, height: 160)
            return (AnyView(StubView { _ in size }), letters)
        }
        if let specification = scanner.enclosed("[", "]") {
            guard let leaf = FactLeaf(specification: specification) else { throw start.failure("a leaf expected") }
            return (AnyView(StubView { leaf($0) }), letters)
        }
        return try sizedLeaf(letters, start)
    }

    /// A name with a size right behind it, or with a number of its own and the size after a space.
    private mutating func sizedLeaf(_ letters: String, _ start: FactScanner) throws -> (AnyView, String?) {
        if letters.count <= 2, let kind = scanner.flexibleLeaf() { return (AnyView(StubView { kind($0) }), letters) }
        var numbered = scanner
        let digits = numbered.take(while: \.isNumber)
        if numbered.next == " ", let size = numbered.size(), !digits.isEmpty {
            scanner = numbered
            return (AnyView(StubView { _ in size }), letters + digits)
        }
        if let size = scanner.size(squareHeight: 20) { return (AnyView(StubView { _ in size }), letters) }
        guard ["red", "white", "black", "bg"].contains(letters) else { throw start.failure("a view expected") }
        return (AnyView(StubView { $0.replacingUnspecifiedDimensions() }), letters)
    }

    private mutating func nextUnnamed() -> String {
        unnamedCount += 1
        return "l\(unnamedCount)"
    }
}

extension ProposedViewSize {
    /// A square in the offered size.
    fileprivate var circle: CGSize {
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }
}
