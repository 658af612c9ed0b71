import Foundation

/// Where the parts of a search bar lie.
@MainActor
struct SearchBarArrangement {
    /// The space beside the field, in points.
    static let margin: CGFloat = 8

    private let bar: UISearchBar
    private let cancelButton: UIButton
    private let promptLabel: UILabel
    private let scopeControl: UISegmentedControl

    init(of bar: UISearchBar, _ cancelButton: UIButton, _ promptLabel: UILabel, _ scopeControl: UISegmentedControl) {
        self.bar = bar
        self.cancelButton = cancelButton
        self.promptLabel = promptLabel
        self.scopeControl = scopeControl
    }

    func place() {
        let margin = Self.margin
        let promptHeight: CGFloat = promptLabel.isHidden ? 0 : 22
        let scopeHeight: CGFloat = scopeControl.isHidden ? 0 : 44
        let row = bar.bounds.inset(
            by: UIEdgeInsets(top: promptHeight, left: margin, bottom: scopeHeight, right: margin))
        promptLabel.frame = CGRect(x: row.minX, y: 4, width: row.width, height: 20)
        let cancelWidth = cancelButton.isHidden ? 0 : cancelButton.intrinsicContentSize.width + margin
        let isLeftToRight = bar.layoutDirection == .leftToRight
        let height = min(bar.searchTextField.intrinsicContentSize.height, row.height)
        bar.searchTextField.frame = CGRect(
            x: row.minX + (isLeftToRight ? 0 : cancelWidth), y: row.midY - height / 2,
            width: max(row.width - cancelWidth, 0),
            height: height)
        cancelButton.frame = CGRect(
            x: isLeftToRight ? row.maxX - cancelWidth + margin : row.minX, y: row.minY,
            width: max(cancelWidth - margin, 0), height: row.height)
        scopeControl.frame = CGRect(
            x: row.minX, y: bar.bounds.maxY - 44 + 2, width: row.width, height: 32)
    }
}
