import Foundation
import Keyline
import KeylineGraphics
import KeylineProjects
import KeylineScenes
import SwiftUI

/// Where the document has a scene's letters, as `keyline-bench editing --swiftui` writes it beside each view.
struct ExpectedLetters {
    var environment = SceneEnvironment(size: .zero)
    var runs: [(text: String, origin: CGPoint)] = []

    /// Reads lines of words and numbers.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.dropFirst().prefix(11).compactMap { Double($0) }.map { CGFloat($0) }
            if words[0] == "environment", numbers.count == 11 {
                readEnvironment(numbers)
            } else if words[0] == "run", words.count == 6, let data = Data(base64Encoded: words[5]) {
                runs.append((String(decoding: data, as: UTF8.self), CGPoint(x: numbers[0], y: numbers[1])))
            }
        }
    }

    private mutating func readEnvironment(_ numbers: [CGFloat]) {
        environment = SceneEnvironment(size: CGSize(width: numbers[0], height: numbers[1]), scale: numbers[6])
        environment.safeArea = Insets(
            top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5])
        environment.horizontalSizeClass = numbers[7] == 0 ? .compact : .regular
        environment.verticalSizeClass = numbers[8] == 0 ? .compact : .regular
        environment.idiom = numbers[9] == 0 ? .phone : .pad
    }
}

/// One view, laid out in its scene's environment.
@MainActor
struct ComparedView {
    let name: String
    let folder: String
    let make: @MainActor () -> AnyView

    /// Each line of letters, with what is wrong about it; nil where nothing is.
    func outcomes() throws -> [(text: String, difference: String?)] {
        let text = try String(contentsOfFile: "\(folder)/\(name).frames", encoding: .utf8)
        let expected = ExpectedLetters(text)
        let pictures = "\(folder)/\(name).pictures"
        let resources = FileManager.default.fileExists(atPath: pictures) ? try AppResources(folder: pictures) : nil
        let source = try CodeSource(name, resources: resources) { [make] in make() }
        let scene = try source.makeScene(source.scenes[0].id, in: expected.environment)
        let runs = Self.runs(in: scene.displayList.items, .identity)
        return expected.runs.map { text, origin in
            let same = runs.filter { $0.text == text }.map(\.origin)
            let nearest = same.min { Self.distance($0, origin) < Self.distance($1, origin) }
            guard let nearest else { return (text, "not there") }
            let difference = "\(Self.words(origin)) is \(Self.words(nearest))"
            return (text, Self.distance(nearest, origin) <= 0.5 + 1e-6 ? nil : difference)
        }
    }

    private static func runs(
        in items: [DisplayItem], _ transform: CGAffineTransform
    ) -> [(text: String, origin: CGPoint)] {
        items.flatMap { item -> [(text: String, origin: CGPoint)] in
            switch item.content {
            case .group(let group): runs(in: group.items, group.transform.concatenating(transform))
            case .glyphs(let run): [(run.text, run.origin.applying(transform))]
            default: []
            }
        }
    }

    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }

    private static func words(_ point: CGPoint) -> String {
        "(\((point.x * 100).rounded() / 100), \((point.y * 100).rounded() / 100))"
    }
}

/// Compares every view; the file `compared` in the folder names the one that is being made.
@MainActor
func compare(_ folder: String, lists: Bool, without ending: Set<String>) throws {
    var runs = 0
    var right = 0
    var whole = 0
    for name in makers.keys.sorted() {
        guard let make = makers[name] else { continue }
        guard !ending.contains(name) else {
            print("    \(name) ends the program")
            continue
        }
        try name.write(toFile: "\(folder)/compared", atomically: false, encoding: .utf8)
        let outcomes = try ComparedView(name: name, folder: folder, make: make).outcomes()
        let wrong = outcomes.filter { $0.difference != nil }
        runs += outcomes.count
        right += outcomes.count - wrong.count
        whole += wrong.isEmpty ? 1 : 0
        guard lists else { continue }
        for miss in wrong { print("    \(name) “\(miss.text.prefix(30))”: \(miss.difference ?? "")") }
    }
    print(
        "convert to SwiftUI: \(right) of \(runs) lines of letters within half a point, \(whole) of \(makers.count) scenes whole"
    )
}

try await MainActor.run {
    let options = CommandLine.arguments.dropFirst(2)
    try compare(
        CommandLine.arguments[1], lists: options.contains("--list"),
        without: Set(options.filter { $0.hasPrefix("Made") }))
}
