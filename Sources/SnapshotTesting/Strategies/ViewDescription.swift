import Foundation
import UIKitLayout

/// A tree of views as UIKit describes it, without addresses.
@MainActor
struct ViewTreeText {
    /// The lines.
    let text: String

    /// Describes a view and those in it.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - size: The size that it had while it was laid out, in points.
    init(_ root: UIView, size: CGSize) {
        let frame = CGRect(origin: root.frame.origin == .zero ? .zero : root.frame.origin, size: size)
        text = Self.lines(root, frame: frame, depth: 0).joined(separator: "\n")
    }

    private static func lines(_ view: UIView, frame: CGRect, depth: Int) -> [String] {
        let line = String(repeating: "   | ", count: depth) + "<" + parts(of: view, frame).joined(separator: "; ") + ">"
        return [line] + view.subviews.flatMap { lines($0, frame: $0.frame, depth: depth + 1) }
    }

    private static func parts(of view: UIView, _ frame: CGRect) -> [String] {
        let origin = "\(number(frame.minX)) \(number(frame.minY))"
        var parts = ["\(type(of: view))", "frame = (\(origin); \(number(frame.width)) \(number(frame.height)))"]
        switch view {
        case let label as UILabel: parts.append("text = \(quoted(label.text))")
        case let field as UITextField: parts.append("text = \(quoted(field.text))")
        case let text as UITextView: parts.append("text = \(quoted(text.text))")
        default: break
        }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        let mask = autoresizing(view.autoresizingMask)
        if !mask.isEmpty { parts.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        return parts + ["layer = <\(type(of: view.layer))>"]
    }

    /// A text in straight quotation marks, as UIKit prints it.
    private static func quoted(_ text: String?) -> String { "\u{27}" + (text ?? "") + "\u{27}" }

    private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
        let words: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return words.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// A tree of controllers as UIKit describes it, without addresses.
@MainActor
struct ControllerDescription {
    /// The lines.
    let text: String

    /// Describes a controller and those in it.
    init(_ root: UIViewController) {
        text = Self.lines(root, depth: 0).joined(separator: "\n")
    }

    private static func lines(_ controller: UIViewController, depth: Int) -> [String] {
        let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        let state = controller.viewIfLoaded == nil ? "disappeared" : "appeared"
        let line =
            String(repeating: "   | ", count: depth) + "<\(type(of: controller))>, state: \(state), view: \(view)"
        return [line] + controller.children.flatMap { lines($0, depth: depth + 1) }
    }
}

/// Makes a text on the main actor; a failure there is one of this thread too.
func snapshotText(_ make: @escaping @MainActor @Sendable () throws -> String) -> String {
    let result: Result<String, any Error> = onMainActor { Result { try make() } }
    switch result {
    case .success(let text): return text
    case .failure(let error):
        SnapshotFailures.note("the view cannot be laid out: \(error)")
        return ""
    }
}
