public import Foundation

/// A piece of content that assistive technologies read on request. Changes no picture.
open class AXCustomContent: NSObject {
    /// The importance; raw values are Apple's.
    public enum Importance: UInt, Hashable, Sendable {
        /// Read on request.
        case `default` = 0
        /// Read with the element.
        case high
    }

    /// The name.
    public let label: String
    /// The value.
    public let value: String
    /// The name with attributes.
    public let attributedLabel: NSAttributedString
    /// The value with attributes.
    public let attributedValue: NSAttributedString
    /// The importance.
    open var importance = Importance.default

    /// Describes content.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Describes content with attributes.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        label = attributedLabel.string
        value = attributedValue.string
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        super.init()
    }
}

/// An element with content that assistive technologies read on request. Changes no picture.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The content.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A cell of a table of data. Changes no picture.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell covers, counted from 0; a location of `NSNotFound` for none.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell covers, counted from 0; a location of `NSNotFound` for none.
    func accessibilityColumnRange() -> NSRange
}

/// A table of data, whose cells VoiceOver reads with their rows and columns. Changes no picture.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell of a row and a column, both counted from 0; nil where there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// The headers of a row; nil for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The headers of a column; nil for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// No headers.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// No headers.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}
