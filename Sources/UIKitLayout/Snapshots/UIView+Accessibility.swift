import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

extension UIView {
    /// The view as assistive technologies find it, once every view inside has an id.
    func accessibilitySnapshot() -> ViewSnapshot.Accessibility {
        var result = ViewSnapshot.Accessibility()
        result.identifier = accessibilityBlocks.identifier?() ?? accessibilityIdentifier
        result.isElement = isAccessibilityElement
        result.isHidden = accessibilityElementsHidden || alpha < 0.01
        result.isModal = accessibilityViewIsModal
        result.children = shouldGroupAccessibilityChildren ? .grouped : .all
        result.container = shownContainer
        result.content.traits = .init(rawValue: accessibilityTraits.rawValue)
        if result.isElement {
            result.content = content(of: self)
            let usual = accessibilityDefaults
            if accessibilityLabel == usual.label { result.content.pictureName = usual.pictureName }
            result.content.cell = tableCell
        } else {
            result.order = listedElements ?? accessibilityParts
            // Pictures that are no elements have names all the same, which audits read.
            if accessibilityDefaults.traits.contains(.image) {
                result.content.pictureName = accessibilityDefaults.pictureName
            }
        }
        return result
    }

    private var shownContainer: ViewSnapshot.Accessibility.Container? {
        if let container = usualAccessibilityContainer { return container }
        if accessibilityTraits.contains(.tabBar) { return .tabBar }
        switch accessibilityContainerType {
        case .none: return nil
        case .dataTable: return .dataTable
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .semanticGroup
        }
    }

    // MARK: Words

    /// The words of the view or of an element inside, its rectangles and points in the view's coordinates.
    private func content(of element: UIResponder) -> AccessibilityContent {
        var content = AccessibilityContent()
        content.label = element.accessibilityLabel
        content.value = element.accessibilityValue
        content.hint = element.accessibilityHint
        content.traits = .init(rawValue: element.accessibilityTraits.rawValue)
        content.language = element.accessibilityLanguage
        content.inputLabels = element.accessibilityUserInputLabels ?? []
        content.customActions = (element.accessibilityCustomActions ?? []).map(\.name)
        content.customRotors = (element.accessibilityCustomRotors ?? []).map(\.name)
        content.customContent = ((element as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map {
            .init(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
        }
        let frame = convert(element.accessibilityFrame, from: nil)
        if frame != bounds { content.frame = frame }
        let point = convert(element.accessibilityActivationPoint, from: nil)
        if abs(point.x - frame.midX) > 0.01 || abs(point.y - frame.midY) > 0.01 { content.activationPoint = point }
        if let path = element.accessibilityPath {
            let origin = convert(CGPoint.zero, to: nil)
            content.path = path.cgPath.path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        }
        return content
    }

    // MARK: Elements inside

    /// The elements that code lists; nil where it lists none.
    private var listedElements: [ViewSnapshot.Accessibility.Item]? {
        if let elements = accessibilityElements { return elements.compactMap(item) }
        let count = accessibilityElementCount()
        guard (1...Self.mostElements).contains(count) else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0).flatMap(item) }
    }

    /// The number of elements up to which a container is asked for each.
    private static let mostElements = 10_000

    private func item(_ element: Any) -> ViewSnapshot.Accessibility.Item? {
        if let view = element as? UIView { return view.source.id.map { .view($0) } }
        guard let element = element as? UIAccessibilityElement else { return nil }
        let inside = element.isAccessibilityElement ? nil : element.accessibilityElements?.compactMap(item)
        if inside == nil, !element.isAccessibilityElement { return nil }
        return .element(content(of: element), identifier: element.accessibilityIdentifier, inside: inside)
    }

    // MARK: Tables of data

    /// The cell that the view is in a table of data around it.
    private var tableCell: AccessibilityContent.Cell? {
        guard let cell = self as? any UIAccessibilityContainerDataTableCell else { return nil }
        var view = superview
        while let around = view, around.accessibilityContainerType != .dataTable { view = around.superview }
        let rows = Range(cell.accessibilityRowRange()).flatMap { $0.lowerBound == NSNotFound ? nil : $0 }
        let columns = Range(cell.accessibilityColumnRange()).flatMap { $0.lowerBound == NSNotFound ? nil : $0 }
        var result = AccessibilityContent.Cell(rows: rows, columns: columns)
        if let table = view as? any UIAccessibilityContainerDataTable {
            result.rowHeaders = rows.map { words(of: table.accessibilityHeaderElements(forRow: $0.lowerBound)) } ?? []
            result.columnHeaders =
                columns.map { words(of: table.accessibilityHeaderElements(forColumn: $0.lowerBound)) } ?? []
        }
        return result
    }

    /// The words of headers, the view itself left out.
    private func words(of headers: [any UIAccessibilityContainerDataTableCell]?) -> [String] {
        (headers ?? []).compactMap { header in
            guard let header = header as? UIResponder, header !== self else { return nil }
            let words = [header.accessibilityLabel, header.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
            return words.isEmpty ? nil : words.joined(separator: ": ")
        }
    }
}
