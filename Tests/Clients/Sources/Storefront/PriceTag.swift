import UIKit

/// A label with room around its text and a line below, laid out by hand.
final class PriceTag: UIView {
    /// What the tag says.
    let label = UILabel()
    /// The line below.
    let underline = UIView()
    /// The number of times that the tag was laid out.
    private(set) var layoutCount = 0

    init(price: String) {
        super.init(frame: .zero)
        label.text = price
        label.font = UIFont.preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        underline.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
        addSubview(label)
        addSubview(underline)
        layer.cornerRadius = 6
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
        label.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 8))
        underline.frame = CGRect(x: 0, y: bounds.maxY - 2, width: bounds.width, height: 2)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + 16, height: text.height + 10)
    }

    override var intrinsicContentSize: CGSize {
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
