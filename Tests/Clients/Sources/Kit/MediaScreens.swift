import MapKit
import QuartzCore
import UIKit
import WebKit

/// A player over a blur.
final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.black.cgColor]
        gradient.frame = view.bounds
        view.layer.insertSublayer(gradient, at: 0)
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
        panel.layer.cornerRadius = 20
        panel.clipsToBounds = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        let title = UILabel()
        title.text = "Low Tide"
        title.textColor = .white
        title.font = .preferredFont(forTextStyle: .title2)
        let slider = UISlider()
        slider.value = 0.3
        slider.setThumbImage(dot(), for: .normal)
        let buttons = ["backward.fill", "pause.fill", "forward.fill"].map { name -> UIButton in
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: name), for: .normal)
            button.tintColor = .white
            return button
        }
        let controls = UIStackView(arrangedSubviews: buttons)
        controls.distribution = .equalCentering
        let stack = UIStackView(arrangedSubviews: [title, slider, controls])
        stack.axis = .vertical
        stack.spacing = 18
        stack.translatesAutoresizingMaskIntoConstraints = false
        panel.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: panel.contentView.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: panel.contentView.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: panel.contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: panel.contentView.trailingAnchor, constant: -20),
        ])
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag:")))
    }

    private func dot() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A text with links and a quotation.
final class ArticleViewController: UIViewController, UITextViewDelegate {
    private let text = UITextView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.isEditable = false
        text.delegate = self
        text.dataDetectorTypes = []
        text.linkTextAttributes = [.foregroundColor: UIColor.systemOrange]
        text.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
        let body = NSMutableAttributedString(
            string: "On lighthouses\n",
            attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.label])
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.paragraphSpacing = 12
        body.append(
            NSAttributedString(
                string: "A light is seen as far as its height lets it be. The rest is weather.\n",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: paragraph,
                    .foregroundColor: UIColor.label,
                ]))
        body.append(
            NSAttributedString(
                string: "The list of lights",
                attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .link: "https://example.org"]))
        text.attributedText = body
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
    }
}

/// A bar for searching over what is found.
final class SearchViewController: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
    private let bar = UISearchBar()
    private lazy var search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        definesPresentationContext = true
        bar.delegate = self
        bar.placeholder = "Places"
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["All", "Near"]
        let found = ["Harbour", "Hardware shop", "Harp lessons"].map { name -> UILabel in
            let label = UILabel()
            let text = NSMutableAttributedString(string: name)
            text.addAttribute(
                .backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.5),
                range: NSRange(location: 0, length: 3))
            label.attributedText = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: [bar] + found)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func updateSearchResults(for searchController: UISearchController) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// A map with a card, and a page of the web.
final class PlaceViewController: UIViewController, WKNavigationDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let map = MKMapView(frame: .zero)
        map.showsUserLocation = true
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        page.navigationDelegate = self
        page.layer.shadowColor = UIColor.black.cgColor
        page.layer.shadowOpacity = 0.25
        page.layer.shadowRadius = 8
        page.layer.cornerRadius = 16
        let pin = UIImageView(image: UIImage(systemName: "mappin.circle.fill"))
        pin.tintColor = .systemRed
        for child in [map, page, pin] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.topAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            page.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            page.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
            pin.centerXAnchor.constraint(equalTo: map.centerXAnchor),
            pin.centerYAnchor.constraint(equalTo: map.centerYAnchor, constant: -80),
        ])
    }
}

/// A question as a scene of its own.
func makeQuestion() -> UIViewController {
    let alert = UIAlertController(
        title: "Delete the log?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.modalPresentationStyle = .overFullScreen
    return alert
}

/// A profile under a navigation bar, with tabs below.
func makeProfile() -> UIViewController {
    let profile = OffersViewController()
    profile.title = "Profile"
    profile.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil),
        UIBarButtonItem(
            image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [UIAction(title: "Share") { _ in }])),
    ]
    profile.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: profile)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    navigation.tabBarItem = UITabBarItem(title: "You", image: UIImage(systemName: "person"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = [navigation, other]
    return tabs
}
