public import Foundation
import KeylineAppearance
import KeylineObjectiveC

/// Provides the numbers of a picker's columns and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// The number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides what a picker shows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// The text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The width of a column, in points; 0 for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of the rows of a column, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// No text.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        LinkedClasses.answer("pickerView:titleForRow:forComponent:", of: self, pickerView, row, component)
    }

    /// An equal share.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        LinkedClasses.answer("pickerView:widthForComponent:", of: self, pickerView, component) ?? 0
    }

    /// The usual height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        LinkedClasses.answer("pickerView:rowHeightForComponent:", of: self, pickerView, component)
            ?? DatePickerMetrics.wheelRowHeight
    }
}

/// Wheels of which each has one row in the middle.
///
/// A picker without a data source, as a file draws it, shows wheels of blank rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Provides the numbers of columns and rows.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Provides what is shown.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    /// The number of columns.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// The number of rows of a column.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Turns a column to a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
    }

    /// The row in the middle of a column.
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

    /// Asks the data source again.
    open func reloadAllComponents() {
        setNeedsLayout()
    }

    /// Source: pickers in Interface Builder files are 216 points high; 320 is the width that UIKit documents for it.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: DatePickerMetrics.wheelsWidth, height: DatePickerMetrics.wheelsHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawContent(in canvas: inout ViewCanvas) {
        canvas.drawWheels(columns, of: self)
    }

    private var columns: [WheelDrawing.Column] {
        guard let dataSource else { return [WheelDrawing.Column(rows: [], selected: 0)] }
        return (0..<dataSource.numberOfComponents(in: self)).map { component in
            let count = numberOfRows(inComponent: component)
            var column = WheelDrawing.Column(
                rows: (0..<count).map {
                    delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
                }, selected: selectedRow(inComponent: component))
            column.width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            column.rowHeight =
                delegate?.pickerView(self, rowHeightForComponent: component) ?? DatePickerMetrics.wheelRowHeight
            return column
        }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, traits: .adjustable)
    }
}
