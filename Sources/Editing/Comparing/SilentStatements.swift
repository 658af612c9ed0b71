import KeylineVocabulary

/// The statements of documents that no picture shows by themselves.
enum SilentStatements {
    /// Whether a change of an object is one.
    ///
    /// - Parameters:
    ///   - element: The object's element; nil in layout files.
    ///   - words: The words for the change, which begin with the name of what changed.
    /// - Returns: Whether no picture shows it by itself.
    static func contain(_ element: String?, _ words: String) -> Bool {
        if codeConnections.contains(element ?? "") || guides.contains(element ?? "") { return true }
        let name = words.prefix { $0 != " " }
        if name.hasPrefix(runtimeList) { return !isKnown(runtimePath: name.dropFirst(runtimeList.count)) }
        return behaviors.contains(name.prefix { $0 != "." })
    }

    /// The elements that connect objects for code.
    private static let codeConnections: Set<String> = ["outlet", "outletCollection", "action"]

    /// The elements that name guides, which count where constraints have them.
    private static let guides: Set<String> = ["viewControllerLayoutGuide", "viewLayoutGuide"]

    private static let runtimeList = "userDefinedRuntimeAttributes."

    /// Whether an attribute for code sets a property of a view or its layer.
    private static func isKnown(runtimePath: Substring) -> Bool {
        InterfaceClass.everyView.contains { row in
            row.documents.contains { form in
                if case .runtime(let paths) = form { paths.contains(String(runtimePath)) } else { false }
            }
        }
    }

    /// Attributes about touches, keyboards, transitions and gestures, and about what Xcode's canvas alone shows.
    private static let behaviors: Set<Substring> = [
        "allowableMovement", "allowsEditingTextAttributes", "allowsLinkPreview", "allowsMultipleSelection",
        "allowsMultipleSelectionDuringEditing", "allowsSelectionDuringEditing", "autocapitalizationType",
        "autocorrectionType", "autorepeat", "bounces", "bouncesZoom", "canCancelContentTouches",
        "cancelsTouchesInView", "clearsContextBeforeDrawing", "clearsOnBeginEditing",
        "clearsSelectionOnViewWillAppear", "contentStretch", "continuous", "dataMode", "definesPresentationContext",
        "delaysContentTouches", "delaysTouchesBegan", "delaysTouchesEnded", "directionalLockEnabled",
        "enablesReturnKeyAutomatically", "exclusiveTouch", "keyboardDismissMode", "keyboardType",
        "modalTransitionStyle", "multipleTouchEnabled", "numberOfTapsRequired", "numberOfTouchesRequired",
        "passwordRules", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "prefetchingEnabled",
        "presentsWithGesture", "providesPresentationContextTransitionStyle", "remembersLastFocusedIndexPath",
        "returnKeyType", "selectionFollowsFocus", "showsSelectionImmediatelyOnTouchBegin",
        "showsTouchWhenHighlighted", "simulatedAppContext", "simulatedDestinationMetrics",
        "simulatedStatusBarMetrics", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
        "spellCheckingType", "springLoaded", "storyboardIdentifier", "tag", "textContentType",
        "userInteractionEnabled", "useStoryboardIdentifierAsRestorationIdentifier", "verifyAmbiguity",
    ]
}
