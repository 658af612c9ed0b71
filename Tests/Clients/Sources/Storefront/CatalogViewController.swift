import UIKit

/// A list in a scroll view, filled from a closure.
class CatalogViewController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    private(set) var tags: [PriceTag] = []
    private let prices: [String]

    init(prices: [String]) {
        self.prices = prices
        super.init(nibName: nil, bundle: nil)
        title = "Catalog"
    }

    required init?(coder: NSCoder) {
        self.prices = []
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        pin(scrollView, to: view)
        pin(contentView, to: scrollView)
        contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        tags = prices.map(PriceTag.init(price:))
        var lastBottom = contentView.topAnchor
        for tag in tags {
            tag.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(tag)
            tag.topAnchor.constraint(equalTo: lastBottom, constant: 8).isActive = true
            tag.leadingAnchor.constraint(equalTo: contentView.readableContentGuide.leadingAnchor).isActive = true
            lastBottom = tag.bottomAnchor
        }
        contentView.bottomAnchor.constraint(equalTo: lastBottom, constant: 8).isActive = true
    }

    private func pin(_ child: UIView, to parent: UIView, insets: UIEdgeInsets = .zero) {
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
            child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left),
            parent.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: insets.bottom),
            parent.rightAnchor.constraint(equalTo: child.rightAnchor, constant: insets.right),
        ])
    }
}
