package import Foundation
package import KeylineAutoLayout

// What Auto Layout asks of a stack view besides what it asks of every view.

extension UIStackView: LayoutStack {
    package var arrangedBoxes: [any LayoutBox] { arrangedSubviews }
    package func arranges(_ box: any LayoutBox) -> Bool { arrangedSubviews.contains { $0 === box } }
    package func spacing(after box: any LayoutBox) -> CGFloat { spacing(after: UIView.of(box)) }
    package var startMargin: CGFloat {
        guard isLayoutMarginsRelativeArrangement else { return 0 }
        let margins = layoutMargins
        guard axis == .horizontal else { return margins.top }
        return isRightToLeft ? margins.right : margins.left
    }
    package func fittingContentSize(of box: any LayoutBox) -> CGSize {
        UIView.of(box).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    package func contentWasMeasured() {
        // A row's boxes have their widths before they are measured.
        if distribution == .fillProportionally, axis == .vertical { arrangementDidChange() }
    }
    package func makeGuide(_ kind: ArrangementGuide) -> any LayoutItem {
        let guide = UILayoutGuide()
        guide.identifier =
            switch kind {
            case .gap: "UISV-distributing"
            case .spanner: "UISV-alignment-spanner"
            case .ordering: "UISV-ordering-spanner"
            }
        return guide
    }
}
