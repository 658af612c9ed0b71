import Foundation
import Keyline
import KeylineGraphics
import KeylineProjects
import KeylineScenes
import UIKit

/// Where the document has a scene's views, as `keyline-bench editing --swift` writes it beside each class.
struct ExpectedScene {
    var environment = SceneEnvironment(size: .zero)
    /// Whether a controller shows the view, which gives it the system's margins.
    var isControllers = true
    var frames: [(name: String, frame: CGRect)] = []

    /// Reads lines of words and numbers.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
            guard let word = words.first, numbers.count >= 4 else { continue }
            switch word {
            case "environment": readEnvironment(numbers)
            default:
                frames.append(
                    (word, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
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
        isControllers = numbers[10] == 1
    }
}

/// One class, made and laid out in its scene's environment.
@MainActor
struct ComparedClass {
    let name: String
    let folder: String
    let make: @MainActor () -> UIView

    /// Each view that the document shows, with what is wrong about it; nil where nothing is.
    ///
    /// Tables load no rows below what they show: those are looked for on a screen that is high enough for them.
    func outcomes() throws -> [(view: String, kind: String, difference: String?)] {
        let text = try String(contentsOfFile: "\(folder)/\(name).frames", encoding: .utf8)
        let expected = ExpectedScene(text)
        guard let root = try laidOut(expected.environment, expected) else { return [] }
        let shown = CGRect(origin: .zero, size: root.bounds.size)
        let below = expected.frames.filter { name, frame in
            !frame.intersects(shown) && Self.view(at: name, in: root).map { Self.isUnloaded($0, in: root) } ?? false
        }
        let hidden = Set(below.map(\.name))
        let outcomes = expected.frames.filter { !hidden.contains($0.name) }.map { Self.outcome($0, in: root) }
        guard let lowest = below.map(\.frame.maxY).max() else { return outcomes }
        var tall = expected.environment
        tall.size.height += max(lowest - shown.maxY, 0) + 1000
        guard let high = try laidOut(tall, expected) else { return outcomes }
        return outcomes + below.map { Self.outcome($0, in: high) }
    }

    /// The class's view, laid out.
    private func laidOut(_ environment: SceneEnvironment, _ expected: ExpectedScene) throws -> UIView? {
        let pictures = "\(folder)/\(name).pictures"
        let resources = FileManager.default.fileExists(atPath: pictures) ? try AppResources(folder: pictures) : nil
        let shown = Shown()
        let source = try CodeSource(name, resources: resources) { [make] in
            let view = make()
            shown.view = view
            let controller = UIViewController()
            if expected.isControllers {
                controller.view = view
            } else {
                view.frame = CGRect(origin: .zero, size: environment.size)
                controller.view.addSubview(view)
            }
            return controller
        }
        _ = try source.makeScene(source.scenes[0].id, in: environment)
        return shown.view
    }

    private static func outcome(
        _ expected: (name: String, frame: CGRect), in root: UIView
    ) -> (view: String, kind: String, difference: String?) {
        let (name, frame) = expected
        guard let view = view(at: name, in: root) else { return (name, "none", "not there") }
        // A root that scrolls shows its content from the origin of its bounds on.
        let own = view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
        let difference = agree(own, frame) ? nil : "\(words(frame)) is \(words(own))"
        return (name, "\(type(of: view))", difference)
    }

    /// Whether a view stands in a row that its table has not loaded, as tables load no rows below what they show.
    private static func isUnloaded(_ view: UIView, in root: UIView) -> Bool {
        guard !view.isDescendant(of: root) else { return false }
        return sequence(first: view) { $0.superview }.contains { $0 is UITableViewCell }
    }

    /// The view of a class's property, or one that it owns: `cell.contentView`.
    private static func view(at path: String, in root: UIView) -> UIView? {
        path.split(separator: ".").reduce(root as UIView?) { view, word -> UIView? in
            switch (view, word) {
            case (let cell as UITableViewCell, "contentView"): cell.contentView
            case (let cell as UITableViewCell, "textLabel"): cell.textLabel
            case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
            case (let cell as UITableViewCell, "imageView"): cell.imageView
            case (let cell as UICollectionViewCell, "contentView"): cell.contentView
            case (let effect as UIVisualEffectView, "contentView"): effect.contentView
            case (let view?, let word):
                Mirror(reflecting: view).children.first { $0.label == String(word) }?.value as? UIView
            case (nil, _): nil
            }
        }
    }

    private static func agree(_ first: CGRect, _ second: CGRect) -> Bool {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .allSatisfy { abs($0) <= 0.5 + 1e-6 }
    }

    private static func words(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
        return "(\(numbers[0]), \(numbers[1]); \(numbers[2])×\(numbers[3]))"
    }
}

/// Keeps the view that a scene is made of.
@MainActor
final class Shown {
    var view: UIView?
}

/// Compares every class, with all views of those that end the program counted as missed.
///
/// The file `compared` in the folder names the class that is being made, so that whoever starts the program again knows which one
/// ended it.
@MainActor
func compare(_ folder: String, lists: Bool, without ending: Set<String>) throws {
    var views = 0
    var right = 0
    var whole = 0
    var missed: [String: Int] = [:]
    for name in makers.keys.sorted() {
        guard let make = makers[name] else { continue }
        guard !ending.contains(name) else {
            let text = try String(contentsOfFile: "\(folder)/\(name).frames", encoding: .utf8)
            let count = ExpectedScene(text).frames.count
            views += count
            missed["of a class that ends the program", default: 0] += count
            print("    \(name) ends the program: \(count) views")
            continue
        }
        try name.write(toFile: "\(folder)/compared", atomically: false, encoding: .utf8)
        let outcomes = try ComparedClass(name: name, folder: folder, make: make).outcomes()
        let wrong = outcomes.filter { $0.difference != nil }
        views += outcomes.count
        right += outcomes.count - wrong.count
        whole += wrong.isEmpty ? 1 : 0
        for miss in wrong {
            missed[miss.kind, default: 0] += 1
            if lists { print("    \(name) \(miss.kind) \(miss.view): \(miss.difference ?? "")") }
        }
    }
    print("convert to code: \(right) of \(views) views within half a point, \(whole) of \(makers.count) scenes whole")
    for kind in missed.keys.sorted(by: { missed[$0, default: 0] > missed[$1, default: 0] }) {
        print("  \(kind): \(missed[kind, default: 0]) views")
    }
}

try await MainActor.run {
    let options = CommandLine.arguments.dropFirst(2)
    try compare(
        CommandLine.arguments[1], lists: options.contains("--list"),
        without: Set(options.filter { $0.hasPrefix("Made") }))
}
