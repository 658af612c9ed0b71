import UIKit

/// Five stars in a row; the width follows from how many there are.
class RatingView: UIView {
    /// The number of stars.
    var rating = 3 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsUpdateConstraints()
        }
    }

    private var stars: [UIImageView] = []
    private var starConstraints: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        isUserInteractionEnabled = false
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    override class var requiresConstraintBasedLayout: Bool { return true }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: CGFloat(rating) * 20 + CGFloat(max(rating - 1, 0)) * 4, height: 20)
    }

    override func updateConstraints() {
        if stars.count != rating {
            rebuild()
        }
        super.updateConstraints()
    }

    private func rebuild() {
        NSLayoutConstraint.deactivate(starConstraints)
        starConstraints.removeAll()
        stars.forEach { $0.removeFromSuperview() }
        stars = (0..<rating).map { _ in UIImageView(image: UIImage(systemName: "star.fill")) }
        var previous: UIView?
        for star in stars {
            star.translatesAutoresizingMaskIntoConstraints = false
            addSubview(star)
            starConstraints += [
                star.topAnchor.constraint(equalTo: topAnchor),
                star.widthAnchor.constraint(equalToConstant: 20),
                star.heightAnchor.constraint(equalTo: star.widthAnchor),
                previous.map { star.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4) }
                    ?? star.leadingAnchor.constraint(equalTo: leadingAnchor),
            ]
            previous = star
        }
        NSLayoutConstraint.activate(starConstraints)
    }
}
