import Foundation
import KeylineGraphics
import KeylineVocabulary
import UIKitLayout

/// Sets the properties of a view by the rows of the vocabulary.
@MainActor
struct PropertyReading {
    let element: IBElement
    let values: ValueReader

    /// Sets the properties that an element gives, and the defaults that its silence stands for.
    func apply(_ rows: [InterfaceProperty], to view: UIView) {
        for row in rows {
            guard let set = row.set, let document = row.document else { continue }
            let value = source(document).flatMap { input(row, document.attribute, of: $0) }
            if let value = value ?? row.absent { set(view, value) }
        }
    }

    /// The element that has the attribute; nil where there is none, or where attributes of layers say it.
    private func source(_ document: DocumentForm) -> IBElement? {
        switch document {
        case .own: element
        case .inside(let path, _): element.child(path)
        case .runtime: nil
        }
    }

    private func input(_ row: InterfaceProperty, _ attribute: String, of source: IBElement) -> PropertyInput? {
        switch row.kind {
        case .flag: source.flag(attribute).map { .flag($0) }
        case .number(let range): number(attribute, of: source, in: range).map { .number($0) }
        case .integer(let range):
            (range.lowerBound == 0 ? source.count(attribute) : source.integer(attribute)).map { .integer($0) }
        case .choice: word(attribute, of: source, row.spellings).map { .word($0) }
        case .text: text(attribute, of: source).map { .text($0) }
        case .color: values.color(attribute, of: source).map { .color($0) }
        case .font: values.font(attribute, of: source).map { .font($0) }
        case .image: values.image(attribute, of: source).map { .image($0) }
        case .insets:
            source.insets(attribute).map {
                .insets(
                    NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right))
            }
        case .size: source.size(attribute).map { .size($0) }
        case .frame, .priorities, .list: nil
        }
    }

    /// Factors and sizes of fonts have bounds in documents too; lengths and values have none.
    private func number(_ attribute: String, of source: IBElement, in range: ClosedRange<Double>) -> CGFloat? {
        guard range.lowerBound == 0, range.upperBound <= 1000 else { return source.number(attribute) }
        return source.number(attribute, in: 0...CGFloat(range.upperBound))
    }

    private func word(_ attribute: String, of source: IBElement, _ spellings: [WordSpelling]) -> String? {
        source.value(attribute, "one of \(spellings.flatMap(\.documents).sorted().joined(separator: ", "))") { word in
            spellings.first { $0.documents.contains(word) }?.name
        }
    }

    /// A text in the scene's language. Texts with attributes take the place of plain ones.
    private func text(_ attribute: String, of source: IBElement) -> String? {
        guard source === element else { return source[attribute] }
        if attribute == "text", element.child("attributedString", key: "attributedText") != nil { return nil }
        return values.text(attribute, of: source)
    }
}
