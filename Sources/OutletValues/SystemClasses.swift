/// UIKit's classes of which documents have objects, which an app's code may extend.
package enum SystemClasses {
    /// The classes, each with the one that it derives from.
    package static let superclasses: [String: String] = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
        "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
        "UIStackView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIPickerView": "UIView", "UISearchBar": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView",
        "UIToolbar": "UIView", "UIVisualEffectView": "UIView", "UITableViewCell": "UIView",
        "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UITextView": "UIScrollView",
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISearchTextField": "UITextField", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIColorWell": "UIControl", "UIDatePicker": "UIControl",
        "UIRefreshControl": "UIControl",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UINavigationItem": "NSObject", "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem",
        "UITabBarItem": "UIBarItem",
    ]

    /// A class and those that it derives from, itself first; empty for a class that is not here.
    package static func chain(of name: String) -> [String] {
        var result: [String] = []
        var next = name
        while let superclass = superclasses[next] {
            result.append(next)
            next = superclass
        }
        return result
    }
}
