import SwiftSyntax

/// Calls of methods that UIKit's delegates may leave out, which `UIKitLayout` answers in their place: they are always there.
enum OptionalCalls {
    /// Whether a method that is called with a question mark is one of UIKit's delegates'.
    ///
    /// - Parameters:
    ///   - name: The method's name. A property that holds a function may have the same one, but is called without labels.
    ///   - labels: The labels of the call.
    /// - Returns: Whether the question mark has to go.
    static func contain(_ name: String, _ labels: [String?]) -> Bool {
        let hasLabel = labels.dropFirst().contains { $0 != nil } || labels.first.map { $0 != nil } ?? false
        if hasLabel, senders.contains(name) { return true }
        return families.contains { name.hasPrefix($0) && name.count > $0.count }
    }

    /// Names that say who calls; what is asked stands in the labels.
    private static let senders: Set<String> = [
        "tableView", "collectionView", "pickerView", "textView", "textField", "searchBar", "tabBar", "scrollView",
        "navigationController", "tabBarController", "splitViewController", "pageViewController",
        "presentationController", "gestureRecognizer", "webView", "imagePickerController", "documentPicker",
        "popoverPresentationController", "contextMenuInteraction", "dragInteraction", "dropInteraction",
        "editMenuInteraction", "presentationIndex", "presentationCount", "numberOfSections", "indexTitles",
        "sectionIndexTitles", "animationController", "interactionController", "mapView", "view", "layoutManager",
        "textStorage",
    ]

    /// How names begin that say what happened.
    private static let families = [
        "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "presentationController",
        "imagePickerController", "viewForZooming", "adaptivePresentationStyle", "popoverPresentationController",
        "navigationController", "tabBarController", "animationDid",
    ]

    /// Whether something in front of a member may be nil already.
    static func isChained(_ member: MemberAccessExprSyntax) -> Bool {
        var next = member.base
        while let current = next {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            next =
                current.as(MemberAccessExprSyntax.self)?.base
                ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
                ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
                ?? current.as(ForceUnwrapExprSyntax.self)?.expression
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    /// Whether nobody looks at the result.
    var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}
