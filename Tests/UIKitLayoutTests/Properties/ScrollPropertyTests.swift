import Foundation
import Testing
import UIKitLayout

/// Properties of scroll views, tables and collections, whose groups keep each of them apart.
@MainActor
@Suite struct ScrollPropertyTests {
    @Test func `scroll views keep each property apart`() {
        expectApart(
            { UIScrollView() },
            [
                property(\.contentSize, CGSize(width: 3, height: 3)), property(\.contentInset, three),
                property(\.verticalScrollIndicatorInsets, three), property(\.horizontalScrollIndicatorInsets, three),
                property(\.automaticallyAdjustsScrollIndicatorInsets, false), property(\.isScrollEnabled, false),
                property(\.showsHorizontalScrollIndicator, false), property(\.showsVerticalScrollIndicator, false),
                property(\.indicatorStyle, .black), property(\.bounces, false),
                property(\.alwaysBounceVertical, true), property(\.alwaysBounceHorizontal, true),
                property(\.bouncesZoom, false), property(\.isPagingEnabled, true),
                property(\.isDirectionalLockEnabled, true), property(\.scrollsToTop, false),
                property(\.delaysContentTouches, false), property(\.canCancelContentTouches, false),
                property(\.keyboardDismissMode, .onDrag), property(\.decelerationRate, .fast),
                property(\.minimumZoomScale, 0.5), property(\.maximumZoomScale, 2),
            ])
    }

    @Test func `tables keep each property apart`() {
        expectApart(
            { UITableView() },
            [
                property(\.rowHeight, 3), property(\.estimatedRowHeight, 3), property(\.sectionHeaderHeight, 3),
                property(\.sectionFooterHeight, 3), property(\.estimatedSectionHeaderHeight, 3),
                property(\.estimatedSectionFooterHeight, 3), property(\.sectionHeaderTopPadding, 3),
                property(\.separatorStyle, .none), property(\.separatorColor, .red),
                property(\.separatorInset, three), property(\.tableHeaderView, UIView()),
                property(\.tableFooterView, UIView()), property(\.backgroundView, UIView()),
                property(\.allowsSelection, false), property(\.allowsMultipleSelection, true),
                property(\.allowsSelectionDuringEditing, true),
                property(\.allowsMultipleSelectionDuringEditing, true), property(\.selfSizingInvalidation, .disabled),
                property(\.cellLayoutMarginsFollowReadableWidth, true),
                property(\.insetsContentViewsToSafeArea, false),
                property(\.separatorInsetReference, .fromAutomaticInsets), property(\.isEditing, true),
                property(\.dragInteractionEnabled, true), property(\.sectionIndexColor, .red),
                property(\.sectionIndexBackgroundColor, .red), property(\.sectionIndexMinimumDisplayRowCount, 3),
                property(\.remembersLastFocusedIndexPath, true),
            ])
    }

    @Test func `cells of tables keep each property apart`() {
        expectApart(
            { UITableViewCell() },
            [
                property(\.accessoryType, .checkmark), property(\.editingAccessoryType, .checkmark),
                property(\.accessoryView, UIView()), property(\.editingAccessoryView, UIView()),
                property(\.backgroundView, UIView()), property(\.selectedBackgroundView, UIView()),
                property(\.multipleSelectionBackgroundView, UIView()), property(\.selectionStyle, .none),
                property(\.isSelected, true), property(\.isHighlighted, true), property(\.separatorInset, three),
                property(\.indentationLevel, 3), property(\.indentationWidth, 3), property(\.isEditing, true),
                property(\.showsReorderControl, true), property(\.shouldIndentWhileEditing, false),
                property(\.focusStyle, .custom), property(\.userInteractionEnabledWhileDragging, true),
                property(\.automaticallyUpdatesBackgroundConfiguration, false),
                property(\.automaticallyUpdatesContentConfiguration, false),
            ])
    }

    @Test func `collections keep each property apart`() {
        expectApart(
            { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            [
                property(\.backgroundView, UIView()), property(\.allowsSelection, false),
                property(\.allowsMultipleSelection, true), property(\.allowsSelectionDuringEditing, true),
                property(\.allowsMultipleSelectionDuringEditing, true), property(\.isPrefetchingEnabled, false),
                property(\.dragInteractionEnabled, true), property(\.isEditing, true),
                property(\.remembersLastFocusedIndexPath, true), property(\.selfSizingInvalidation, .disabled),
            ])
    }
}
