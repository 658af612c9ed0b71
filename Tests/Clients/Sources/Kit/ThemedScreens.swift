import UIKit

/// The colours and looks of a brand, set once for everything inside its containers.
enum Brand {
    static let ink = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.95, alpha: 1) : UIColor(white: 0.1, alpha: 1)
    }
    static let accent = UIColor(red: 0.85, green: 0.3, blue: 0.2, alpha: 1)
    static let ground = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.12, alpha: 1) : UIColor(red: 0.98, green: 0.95, blue: 0.9, alpha: 1)
    }

    static func dress(_ navigation: UINavigationController) {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = ground
        look.shadowColor = accent.withAlphaComponent(0.4)
        look.titleTextAttributes = [.foregroundColor: accent, .font: UIFont.systemFont(ofSize: 16, weight: .heavy)]
        look.largeTitleTextAttributes = [.foregroundColor: accent]
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: ink]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: accent]
        navigation.navigationBar.standardAppearance = look
        navigation.navigationBar.scrollEdgeAppearance = look
        navigation.navigationBar.tintColor = accent
    }

    static func dress(_ tabs: UITabBarController) {
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = ground
        for item in [look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance] {
            item.normal.iconColor = .secondaryLabel
            item.normal.titleTextAttributes = [.foregroundColor: UIColor.secondaryLabel]
            item.selected.iconColor = accent
            item.selected.titleTextAttributes = [.foregroundColor: accent]
            item.normal.badgeBackgroundColor = accent
        }
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
    }
}

/// A container by which shared looks are chosen.
final class BrandNavigationController: UINavigationController {}

/// Buttons as configurations make them.
final class OrderViewController: ColumnViewController {
    private let words: [String]
    init(_ words: [String] = ["Your order", "Pay now", "Two items", "Paying…", "Delivery", "Any time", "Remove"]) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = words[0]
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: words[6], style: .done, target: nil, action: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var content: [UIView] { [pay, paying, choice, badge, remove] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Brand.ground
    }

    private var pay: UIButton {
        var look = UIButton.Configuration.filled()
        look.title = words[1]
        look.subtitle = words[2]
        look.image = UIImage(systemName: "creditcard")
        look.imagePadding = 10
        look.baseBackgroundColor = Brand.accent
        look.cornerStyle = .large
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        return UIButton(configuration: look)
    }

    private var paying: UIButton {
        let button = UIButton(configuration: .tinted())
        button.configuration?.baseForegroundColor = Brand.accent
        button.configuration?.baseBackgroundColor = Brand.accent
        button.configurationUpdateHandler = { [words] button in
            button.configuration?.title = words[3]
            button.configuration?.showsActivityIndicator = true
            button.configuration?.imagePadding = 8
        }
        button.setNeedsUpdateConfiguration()
        return button
    }

    private var choice: UIButton {
        var look = UIButton.Configuration.bordered()
        var title = AttributedString(words[4] + ": ")
        title.foregroundColor = UIColor.secondaryLabel
        var value = AttributedString(words[5])
        value.font = UIFont.preferredFont(forTextStyle: .headline)
        look.attributedTitle = title + value
        look.indicator = .popup
        return UIButton(configuration: look)
    }

    private var badge: UIButton {
        let ground = UIView()
        ground.backgroundColor = Brand.accent.withAlphaComponent(0.15)
        ground.layer.cornerRadius = 12
        ground.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        var look = UIButton.Configuration.plain()
        look.title = words[2]
        look.background.customView = ground
        look.baseForegroundColor = Brand.ink
        return UIButton(configuration: look)
    }

    private var remove: UIButton {
        var look = UIButton.Configuration.plain()
        look.title = words[6]
        look.baseForegroundColor = .systemRed
        look.background.strokeColor = .systemRed
        look.background.strokeWidth = 1
        look.background.strokeOutset = 2
        return UIButton(configuration: look)
    }
}

/// A screen without content.
func makeEmptyMailbox(_ words: [String] = ["No Mail", "New messages appear here.", "Reload"]) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = words[0]
    configuration.secondaryText = words[1]
    configuration.button = .borderedProminent()
    configuration.button.title = words[2]
    configuration.button.baseBackgroundColor = Brand.accent
    controller.contentUnavailableConfiguration = configuration
    return controller
}

/// A brand's bars around a screen.
func makeShop(_ root: UIViewController, tabs titles: [String] = ["Order", "Mixer", "You"]) -> UIViewController {
    let navigation = BrandNavigationController(rootViewController: root)
    Brand.dress(navigation)
    UILabel.appearance(whenContainedInInstancesOf: [BrandNavigationController.self]).highlightedTextColor = Brand.accent
    let tabs = UITabBarController()
    let images = ["cart", "slider.horizontal.3", "person"]
    tabs.viewControllers = zip(titles, images).enumerated().map { index, item in
        let controller = index == 0 ? navigation : UIViewController()
        controller.tabBarItem = UITabBarItem(title: item.0, image: UIImage(systemName: item.1), tag: index)
        return controller
    }
    tabs.viewControllers?[2].tabBarItem.badgeValue = "2"
    Brand.dress(tabs)
    return tabs
}
