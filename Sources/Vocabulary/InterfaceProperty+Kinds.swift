package import Foundation
package import UIKitLayout

/// Declares rows of each kind of value.
///
/// All take the property's name, where documents write it, its sentence for layout files (nil where these do not have it), how code and
/// SwiftUI write it, and what sets it. Code writes the property's name by default.
extension InterfaceProperty {
    package static func flag<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, also others: [DocumentForm] = [], absent: Bool? = nil,
        _ summary: String? = nil,
        code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, Bool) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .flag, document: document, alsoIn: others,
            silence: absent.map { [$0 ? "YES" : "NO"] } ?? [],
            absent: absent.map { .flag($0) }, summary: summary, code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            if case .flag(let flag) = input, let view = view as? View { set(view, flag) }
        }
    }

    package static func number<View: UIView>(
        _ name: String, in range: ClosedRange<Double>, xib document: DocumentForm? = nil,
        also others: [DocumentForm] = [], absent: CGFloat? = nil,
        silence: Set<String> = [], _ summary: String? = nil, code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, CGFloat) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .number(range), document: document, alsoIn: others, silence: silence,
            absent: absent.map { .number($0) },
            summary: summary, code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            if case .number(let number) = input, let view = view as? View { set(view, number) }
        }
    }

    package static func integer<View: UIView>(
        _ name: String, in range: ClosedRange<Int>, xib document: DocumentForm? = nil, also others: [DocumentForm] = [],
        absent: Int? = nil,
        silence: Set<String> = [], _ summary: String? = nil, code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, Int) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .integer(range), document: document, alsoIn: others, silence: silence,
            absent: absent.map { .integer($0) }, summary: summary, code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            if case .integer(let number) = input, let view = view as? View { set(view, number) }
        }
    }

    package static func text<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, also others: [DocumentForm] = [],
        absent: PropertyInput? = PropertyInput.none,
        _ summary: String? = nil, code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, String?) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .text, document: document, alsoIn: others, absent: absent, summary: summary,
            code: code ?? .member(name),
            swiftUI: swiftUI
        ) { view, input in
            guard let view = view as? View else { return }
            if case .text(let text) = input { set(view, text) }
            if case .none = input { set(view, nil) }
        }
    }

    /// One of some words. What documents write for the absent value is silent, unless `silence` says otherwise.
    package static func word<View: UIView, Value>(
        _ name: String, _ words: Words<Value>, xib document: DocumentForm? = nil, absent: String? = nil,
        silence: Set<String>? = nil, _ summary: String? = nil, code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) -> InterfaceProperty {
        let byName = Dictionary(words.all.map { ($0.name, $0.value) }) { first, _ in first }
        let silent = words.all.first { $0.name == absent }.map { Set($0.documents) } ?? []
        return InterfaceProperty(
            name: name, kind: .choice(words.layoutNames), spellings: words.spellings, document: document,
            silence: silence ?? silent, absent: absent.map { .word($0) }, summary: summary,
            code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            guard case .word(let word) = input, let value = byName[word], let view = view as? View else { return }
            set(view, value)
        }
    }

    /// A colour; where `keeps` is set, its absence leaves the view's own.
    package static func color<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, also others: [DocumentForm] = [], keeps: Bool = false,
        _ summary: String? = nil,
        code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, UIColor?) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .color, document: document ?? .own(name), alsoIn: others,
            absent: keeps ? nil : PropertyInput.none,
            summary: summary, code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            guard let view = view as? View else { return }
            if case .color(let color) = input { set(view, color) }
            if case .none = input { set(view, nil) }
        }
    }

    package static func font<View: UIView>(
        also others: [DocumentForm] = [], _ summary: String?, code: CodeForm = .member("font"),
        _ set: @escaping @MainActor @Sendable (View, UIFont) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: "font", kind: .font, document: "fontDescription", alsoIn: others, summary: summary, code: code,
            swiftUI: .composed(".font($)")
        ) { view, input in
            if case .font(let font) = input, let view = view as? View { set(view, font) }
        }
    }

    package static func image<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, _ summary: String? = nil, code: CodeForm? = nil,
        swiftUI: SwiftUIForm = .unsaid, _ set: @escaping @MainActor @Sendable (View, UIImage?) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .image, document: document ?? .own(name), absent: PropertyInput.none, summary: summary,
            code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            guard let view = view as? View else { return }
            if case .image(let image) = input { set(view, image) }
            if case .none = input { set(view, nil) }
        }
    }

    package static func insets<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, absent: NSDirectionalEdgeInsets? = nil,
        _ summary: String? = nil, code: CodeForm? = nil, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (View, NSDirectionalEdgeInsets) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .insets, document: document ?? .own(name), absent: absent.map { .insets($0) },
            summary: summary, code: code ?? .member(name), swiftUI: swiftUI
        ) { view, input in
            if case .insets(let insets) = input, let view = view as? View { set(view, insets) }
        }
    }

    package static func size<View: UIView>(
        _ name: String, xib document: DocumentForm? = nil, also others: [DocumentForm] = [],
        _ set: @escaping @MainActor @Sendable (View, CGSize) -> Void
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: .size, document: document ?? .own(name), alsoIn: others, summary: nil,
            code: .member(name),
            swiftUI: .unsaid
        ) { view, input in
            if case .size(let size) = input, let view = view as? View { set(view, size) }
        }
    }

    /// A property that documents and code say in several elements or calls, which readers and writers compose.
    package static func composed(
        _ name: String, _ kind: PropertyKind, xib document: DocumentForm? = nil, also others: [DocumentForm] = [],
        silence: Set<String> = [], spellings: [WordSpelling] = [], _ summary: String? = nil, code: CodeForm = .call,
        swiftUI: SwiftUIForm = .unsaid,
        _ set: (@MainActor @Sendable (UIView, PropertyInput) -> Void)? = nil
    ) -> InterfaceProperty {
        InterfaceProperty(
            name: name, kind: kind, spellings: spellings, document: document, alsoIn: others, silence: silence,
            summary: summary, code: code, swiftUI: swiftUI, set: set)
    }
}

extension SwiftUIForm {
    /// Properties that layout files lack, the SwiftUI views made from them cannot say either.
    package static let unsaid = SwiftUIForm.none("not converted")
}
