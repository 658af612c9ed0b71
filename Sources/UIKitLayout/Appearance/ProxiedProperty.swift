import Foundation

/// A property that views may share by their class, and how it gets from a look to a view.
@MainActor
struct ProxiedProperty {
    let apply: @MainActor (AppearanceRecord, UIView) -> Void

    /// A property that is compared by value.
    static func value<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) -> ProxiedProperty
    {
        ProxiedProperty { look, view in
            guard let given = look.prototype as? View, let usual = look.usual as? View, let view = view as? View,
                given[keyPath: path] != usual[keyPath: path], view[keyPath: path] == usual[keyPath: path]
            else { return }
            view[keyPath: path] = given[keyPath: path]
        }
    }

    /// A property that is nil unless somebody set it.
    static func optional<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value?>) -> ProxiedProperty {
        ProxiedProperty { look, view in
            guard let given = (look.prototype as? View)?[keyPath: path], let view = view as? View,
                view[keyPath: path] == nil
            else { return }
            view[keyPath: path] = given
        }
    }

    /// Values by state.
    static func states<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, StateTable<Value>>)
        -> ProxiedProperty
    {
        ProxiedProperty { look, view in
            guard let given = look.prototype as? View, let view = view as? View else { return }
            view[keyPath: path].fill(from: given[keyPath: path])
        }
    }

    /// The look of a bar as it is, where somebody gave or changed it.
    static func look<Bar: UIView, Look: UIBarAppearance>(
        _ path: ReferenceWritableKeyPath<Bar, Look>, isGiven: @escaping @MainActor (Bar) -> Bool
    ) -> ProxiedProperty {
        ProxiedProperty { look, view in
            guard let given = look.prototype as? Bar, let view = view as? Bar, isGiven(given), !isGiven(view) else {
                return
            }
            view[keyPath: path] = given[keyPath: path]
        }
    }

    static let all: [ProxiedProperty] = views + texts + bars + controls + lists

    private static let views: [ProxiedProperty] = [
        // The tint colour that a view answers with may be that of a view around it.
        ProxiedProperty { look, view in
            guard let color = look.prototype.ownTintColor, view.ownTintColor == nil else { return }
            view.tintColor = color
        },
        optional(\UIView.backgroundColor), value(\UIView.semanticContentAttribute),
        value(\UIView.overrideUserInterfaceStyle),
        value(\UIView.alpha), value(\UIView.clipsToBounds),
    ]

    private static let texts: [ProxiedProperty] = [
        value(\UILabel.font), value(\UILabel.textColor), value(\UILabel.shadowColor), value(\UILabel.shadowOffset),
        value(\UILabel.adjustsFontForContentSizeCategory), value(\UILabel.highlightedTextColor),
        value(\UITextField.font), value(\UITextField.textColor), value(\UITextField.borderStyle),
        value(\UITextField.clearButtonMode), value(\UITextField.keyboardAppearance),
        value(\UITextView.font), value(\UITextView.textColor), value(\UITextView.textContainerInset),
        ProxiedProperty { look, view in
            guard let given = (look.prototype as? UITextView)?.linkTextAttributes, !given.isEmpty,
                let view = view as? UITextView, view.linkTextAttributes.isEmpty
            else { return }
            view.linkTextAttributes = given
        },
    ]

    private static let bars: [ProxiedProperty] = [
        optional(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
        value(\UINavigationBar.barStyle),
        value(\UINavigationBar.prefersLargeTitles), optional(\UINavigationBar.titleTextAttributes),
        optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.scrollEdgeAppearance),
        optional(\UINavigationBar.compactAppearance), optional(\UINavigationBar.compactScrollEdgeAppearance),
        look(\UINavigationBar.standardAppearance) { $0.isStandardAppearanceGiven },
        value(\UINavigationBar.backgroundImages), value(\UINavigationBar.titleOffsets),
        optional(\UINavigationBar.shadowImage), optional(\UINavigationBar.backIndicatorImage),
        optional(\UINavigationBar.backIndicatorTransitionMaskImage),
        optional(\UITabBar.barTintColor), optional(\UITabBar.unselectedItemTintColor), value(\UITabBar.isTranslucent),
        value(\UITabBar.barStyle), value(\UITabBar.itemPositioning), value(\UITabBar.itemSpacing),
        value(\UITabBar.itemWidth),
        optional(\UITabBar.backgroundImage), optional(\UITabBar.shadowImage),
        optional(\UITabBar.selectionIndicatorImage),
        optional(\UITabBar.scrollEdgeAppearance),
        look(\UITabBar.standardAppearance) { $0.isStandardAppearanceGiven },
        optional(\UIToolbar.barTintColor), value(\UIToolbar.isTranslucent), value(\UIToolbar.barStyle),
        optional(\UIToolbar.scrollEdgeAppearance), optional(\UIToolbar.compactAppearance),
        look(\UIToolbar.standardAppearance) { $0.isStandardAppearanceGiven },
        optional(\UIToolbar.givenBackgroundImage), optional(\UIToolbar.givenShadowImage),
        optional(\UISearchBar.barTintColor), value(\UISearchBar.searchBarStyle),
    ]

    private static let controls: [ProxiedProperty] = [
        states(\UIButton.contents.titleColors), states(\UIButton.contents.backgroundImages),
        states(\UIButton.contents.images),
        value(\UIButton.contentEdgeInsets), value(\UIButton.titleEdgeInsets), value(\UIButton.imageEdgeInsets),
        optional(\UISegmentedControl.selectedSegmentTintColor), states(\UISegmentedControl.textAttributes),
        states(\UISegmentedControl.backgroundImages), value(\UISegmentedControl.dividerImages),
        states(\UIStepper.backgroundImages), states(\UIStepper.incrementImages),
        states(\UIStepper.decrementImages), value(\UIStepper.dividerImages),
        optional(\UISlider.minimumTrackTintColor), optional(\UISlider.maximumTrackTintColor),
        optional(\UISlider.thumbTintColor), states(\UISlider.thumbImages),
        states(\UISlider.minimumTrackImages), states(\UISlider.maximumTrackImages),
        optional(\UISwitch.onTintColor), optional(\UISwitch.thumbTintColor),
        optional(\UIProgressView.progressTintColor), optional(\UIProgressView.trackTintColor),
        optional(\UIPageControl.pageIndicatorTintColor), optional(\UIPageControl.currentPageIndicatorTintColor),
        value(\UIActivityIndicatorView.style), value(\UIActivityIndicatorView.givenColor),
    ]

    private static let lists: [ProxiedProperty] = [
        value(\UITableView.separatorColor), value(\UITableView.separatorStyle), value(\UITableView.separatorInset),
        value(\UITableView.rowHeight), value(\UITableView.sectionHeaderTopPadding),
        value(\UITableViewCell.selectionStyle), value(\UITableViewCell.separatorInset),
        value(\UIScrollView.contentInsetAdjustmentBehavior), value(\UIScrollView.showsVerticalScrollIndicator),
        value(\UIScrollView.showsHorizontalScrollIndicator),
    ]
}
