import KeylineByteText
import KeylineGraphics
import KeylineScenes

/// Attributes that no element of an interface has: misspelt, or of a version of Interface Builder that is not known yet.
///
/// Only names are looked at, not which element has which: an attribute that Keyline has no use for is no mistake.
struct UnknownAttributes {
    private let root: IBElement

    init(in root: IBElement) {
        self.root = root
    }

    /// A note for each kind of element with such an attribute, at the first of them.
    var diagnostics: [Diagnostic] {
        var seen: Set<[String]> = []
        var result: [Diagnostic] = []
        for element in root.subtree {
            let names = element.attributes.keys.filter { !Self.known.contains($0) && !$0.contains(":") }
            for name in names.sorted() where seen.insert([element.name, name]).inserted {
                result.append(diagnostic(name, of: element))
                if result.count == Self.limit { return result }
            }
        }
        return result
    }

    /// A damaged document may have any number; so many say enough.
    private static let limit = 50

    private func diagnostic(_ name: String, of element: IBElement) -> Diagnostic {
        // A name of another length is another attribute, which Xcode may have written.
        let near = Spelling.nearest(1, to: name, among: Self.sorted).first { abs($0.count - name.count) <= 2 }
        return Diagnostic(
            .note, .ignored, view: element.id.map { ViewID($0) }, location: element.location,
            message: "the attribute \(name.quoted) of the \(element.name) is not known",
            hints: [near.map { "did you mean \"\($0)\"?" } ?? "it is ignored; remove it if Xcode did not write it"])
    }

    private static let known = Set(sorted)

    /// Source: the attributes in 1,183 documents of public apps, and those that Interface Builder's inspectors can set besides.
    private static let sorted = """
        accessoryType address adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
        adjustsLetterSpacingToFit adjustsLetterSpacingToFitWidth affinity alignment allowableMovement allowDoubleColumnStyle
        allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsDefaultTightening
        allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsLinkPreview allowsMultipleSelection
        allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsPictureInPicturePlayback allowsSelection
        allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous animates animating antialiasingMode
        appearance appearanceType appends apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType
        automaticallyAdjustsScrollViewInsets automaticEstimatedItemSize autorepeat autoResizeDrawable
        autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonDisplayMode backButtonTitle background backgroundImage
        badgeValue barPosition barStyle baselineAdjustment baselineRelativeArrangement baseWritingDirection behavior black blue
        borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonSize buttonType calendarEvent calendarType
        canCancelContentTouches cancelsTouchesInView catalog centerItemGroups changesSelectionAsPrimaryAction clearButtonMode
        clearDepth clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear clearStencil clipsSubviews
        cocoaTouchSystemColor collectionClass colorMatched colorPixelFormat colorSpace configurationType constant content
        contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment contentViewInsetsToSafeArea
        continuous cornerRadius cornerStyle countDownDuration currentPage customClass customColorSpace customizationIdentifier
        customModule customModuleProvider customObjectInstantitationMethod customUserAgent cyan dataDetection dataMode
        datePickerMode defaultDevice defaultTabInterval defaultVersion defersCurrentPageDisplay definesPresentationContext delaysContentTouches
        delaysTouchesBegan delaysTouchesEnded depthStencilPixelFormat destination destinationCreationSelector detailTextLabel
        direction directionalLockEnabled disabledBackground disabledImage discoverabilityTitle displayModeButtonVisibility
        distribution down drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat dynamicTypePreference
        edges editable editingAccessoryType enabled enableSetNeedsDisplay enablesReturnKeyAutomatically estimatedRowHeight
        estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType exclusiveTouch extendedLayoutIncludesOpaqueBars family
        fillerRowHeight firstAttribute firstDayOfWeek firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY
        flexibleMinX flexibleMinY flightNumber footerTitle framebufferOnly green hasAttributedTitle header headerTitle headIndent
        height heightClass heightSizable hidden hidesAccessoryWhenEditing hidesBackButton hidesBarsOnSwipe hidesBarsOnTap
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
        hidesNavigationBarDuringPresentation hidesWhenStopped highlighted highlightedImage hint
        horizontalCompressionResistancePriority horizontalHuggingPriority horizontalSizeClass hoverStyle hyphenationFactor id
        identifier image imagePadding imagePlacement imageView indentationLevel indentationWidth indicatorStyle inheritsFrom
        initialViewController insetsLayoutMarginsFromSafeArea isEnabled itemPositioning itemSpacing itemWidth javaScriptEnabled
        jitteringEnabled key keyboardAppearance keyboardDismissMode keyboardKey keyboardType keyPath kind label landscapeImage
        largeContentImage largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles launchScreen layout
        layoutMarginsFollowReadableWidth leading left leftItemsSupplementBackButton lineBreakMode lineBreakStrategy
        lineHeightMultiple lineSpacing link locale localeIdentifier localized location loopAnimation magenta mapType
        maximumContentSizeCategory maximumDate maximumLineHeight maximumNumberOfTouches maximumPrimaryColumnWidth
        maximumSupplementaryColumnWidth maximumValue maximumValueImage maximumZoomScale maxValue maxValueImage maxX maxY
        mediaTypesRequiringUserActionForPlayback memberId metaFont minimumContentSizeCategory minimumDate minimumFontSize
        minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration
        minimumPrimaryColumnWidth minimumScaleFactor minimumSupplementaryColumnWidth minimumToolsVersion minimumValue
        minimumValueImage minimumZoomScale minToolsVersion minuteInterval minValue minValueImage minX minY misplaced
        modalInPresentation modalPresentationStyle modalTransitionStyle momentary multipleTouchEnabled multiplier name
        navigationBarHidden navigationOrientation nibName none notEnabled numberOfLines numberOfPages numberOfTapsRequired
        numberOfTouchesRequired obscuresBackgroundDuringPresentation on opaque orientation pageIndicatorImage pagingEnabled
        paragraphSpacing paragraphSpacingBefore passwordRules phoneNumber pitchEnabled placeholder placeholderIdentifier
        placeholderIntrinsicHeight placeholderIntrinsicWidth playing pointerInteraction pointSize popoverAnchorBarButtonItem
        popoverAnchorView popoverPresentationStyle preferredBehavioralStyle preferredCenterStatusBarStyle preferredDisplayMode
        preferredFramesPerSecond preferredItemStyle preferredMaxLayoutWidth preferredPrimaryColumnWidth
        preferredPrimaryColumnWidthFraction preferredSupplementaryColumnWidthFraction prefersLargeTitles prefetchingEnabled
        presentsWithGesture presentsWithTransaction preservesSuperviewLayoutMargins primaryBackgroundStyle priority progress
        progressViewStyle prompt prompted property propertyAccessControl providesPresentationContextTransitionStyle red reference
        referencedIdentifier relation relationship remembersLastFocusedIndexPath renderingMode resizesToFullScreen restorationIdentifier returnKeyType
        reuseIdentifier reversesTitleShadowWhenHighlighted right role rotateEnabled rowHeight sampleCount scale sceneID
        sceneMemberID sceneName scrollDirection scrollEnabled searchBarStyle searchField secondaryText secondAttribute secondItem
        sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount sectionInsetReference secureTextEntry
        segmentControlStyle selectable selected selectedImage selectedSegmentIndex selectionFollowsFocus selectionStyle selector
        selfSizingInvalidation semanticContentAttribute separatorStyle shipmentTrackingNumber shouldBeArchived showsBookmarkButton
        showsBuildings showsCancelButton showsCompass showsExpansionTextWhenTruncated showsHorizontalScrollIndicator
        showsMenuAsPrimaryAction showsPlaybackControls showsPointsOfInterest showsScale showsScopeBar showsSearchResultsButton
        showsTouchWhenHighlighted showsTraffic showsUserLocation showsVerticalScrollIndicator simulatedAppContext size
        smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType spineLocation splitBehavior
        springLoaded staticText statusBarStyle stepValue storyboardIdentifier storyboardName style subtitle summaryElement
        suppressesIncrementalRendering symbolConfiguration symbolic symbolScale systemColor systemItem systemVersion tableViewCell
        tag tailIndent targetRuntime text textAlignment textContentType textLabel tighteningFactorForTruncation
        timeIntervalSinceReferenceDate timeZone title titleAlignment titlePadding toolbarHidden toolsVersion top trailing
        transitionStyle translatesAutoresizingMaskIntoConstraints translucent type unwindAction up useAutolayout useCurrentDate
        userInteractionEnabled userInterfaceStyle userLabel useSafeAreas usesAttributedText
        useStoryboardIdentifierAsRestorationIdentifier useTraitCollections value variableValue variant verifyAmbiguity version
        verticalCompressionResistancePriority verticalHuggingPriority verticalSizeClass videoGravity weight white width widthClass
        widthSizable wraps x xcode11CocoaTouchSystemColor y yellow zoomEnabled
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
