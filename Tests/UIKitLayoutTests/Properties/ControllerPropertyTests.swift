import Foundation
import Testing
import UIKitLayout

/// Properties of controllers, their bars and objects, whose groups keep each of them apart.
@MainActor
@Suite struct ControllerPropertyTests {
    @Test func `navigation items keep each property apart`() {
        expectApart(
            { UINavigationItem(title: "") },
            [
                property(\.title, "a"), property(\.prompt, "b"), property(\.titleView, UIView()),
                property(\.leftBarButtonItems, [UIBarButtonItem()]),
                property(\.rightBarButtonItems, [UIBarButtonItem()]), property(\.backButtonDisplayMode, .minimal),
                property(\.leftItemsSupplementBackButton, true), property(\.hidesSearchBarWhenScrolling, false),
                property(\.standardAppearance, UINavigationBarAppearance()),
                property(\.scrollEdgeAppearance, UINavigationBarAppearance()),
                property(\.compactAppearance, UINavigationBarAppearance()),
                property(\.compactScrollEdgeAppearance, UINavigationBarAppearance()),
                property(\.backBarButtonItem, UIBarButtonItem()), property(\.hidesBackButton, true),
                property(\.largeTitleDisplayMode, .never),
            ])
    }

    @Test func `bars keep each property apart`() {
        expectApart(
            { UITabBar() },
            [
                property(\.itemPositioning, .fill), property(\.itemWidth, 3), property(\.itemSpacing, 4),
                property(\.backgroundImage, UIImage()), property(\.shadowImage, UIImage()),
                property(\.selectionIndicatorImage, UIImage()), property(\.barTintColor, .red),
            ])
    }

    @Test func `columns keep each width apart`() {
        expectApart(
            { UISplitViewController() },
            [
                property(\.preferredPrimaryColumnWidth, 3), property(\.preferredPrimaryColumnWidthFraction, 3),
                property(\.minimumPrimaryColumnWidth, 3), property(\.maximumPrimaryColumnWidth, 3),
                property(\.preferredSupplementaryColumnWidth, 3),
                property(\.preferredSupplementaryColumnWidthFraction, 3),
                property(\.minimumSupplementaryColumnWidth, 3), property(\.maximumSupplementaryColumnWidth, 3),
            ])
    }

    @Test func `controllers keep each property apart`() {
        expectApart(
            { UIViewController() },
            [
                property(\.title, "a"), property(\.toolbarItems, [UIBarButtonItem()]),
                property(\.hidesBottomBarWhenPushed, true), property(\.extendedLayoutIncludesOpaqueBars, true),
                property(\.automaticallyAdjustsScrollViewInsets, false), property(\.isEditing, true),
                property(\.additionalSafeAreaInsets, three),
                property(\.viewRespectsSystemMinimumLayoutMargins, false), property(\.edgesForExtendedLayout, .top),
                property(\.isModalInPresentation, true), property(\.definesPresentationContext, true),
                property(\.preferredContentSize, CGSize(width: 3, height: 3)), property(\.restorationIdentifier, "b"),
                property(\.modalTransitionStyle, .crossDissolve),
            ])
    }

    @Test func `what is told about an object keeps each property apart`() {
        expectApart(
            { UIView() },
            [
                property(\.accessibilityLabel, "a"), property(\.accessibilityHint, "b"),
                property(\.accessibilityValue, "c"), property(\.accessibilityLanguage, "d"),
                property(\.accessibilityPath, UIBezierPath()),
                property(\.accessibilityActivationPoint, CGPoint(x: 1, y: 1)),
                property(\.accessibilityElementsHidden, true), property(\.accessibilityViewIsModal, true),
                property(\.shouldGroupAccessibilityChildren, true), property(\.accessibilityContainerType, .list),
                property(\.accessibilityNavigationStyle, .combined), property(\.accessibilityTextualContext, "e"),
                property(\.accessibilityIgnoresInvertColors, true), property(\.accessibilityTraits, .button),
            ])
    }

    /// Words with attributes give the plain words, and a frame gives its middle as the activation point.
    @Test func `attributed words and frames for assistive technologies keep apart`() {
        expectApart(
            { UIView() },
            [
                property(\.accessibilityAttributedLabel, NSAttributedString(string: "a")),
                property(\.accessibilityAttributedHint, NSAttributedString(string: "b")),
                property(\.accessibilityAttributedValue, NSAttributedString(string: "c")),
                property(\.accessibilityFrame, CGRect(x: 1, y: 1, width: 1, height: 1)),
            ])
    }

    @Test func `kinds of particles keep each number apart`() {
        expectApart(
            { CAEmitterCell() },
            [
                property(\.birthRate, 3), property(\.lifetime, 3), property(\.lifetimeRange, 3),
                property(\.velocity, 3), property(\.velocityRange, 3), property(\.emissionLongitude, 3),
                property(\.emissionRange, 3), property(\.xAcceleration, 3), property(\.yAcceleration, 3),
                property(\.spin, 3), property(\.spinRange, 3), property(\.scale, 3), property(\.scaleRange, 3),
                property(\.scaleSpeed, 3), property(\.alphaSpeed, 3), property(\.alphaRange, 3),
            ])
    }
}
