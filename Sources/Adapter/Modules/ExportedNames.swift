/// The names of all types that Keyline's modules export. Generated from their symbol graphs by `make coverage`.
enum ExportedNames {
    static let text = """
        AXArrayReturnBlock AXAttributedStringReturnBlock AXBoolReturnBlock AXCategoricalDataAxisDescriptor
        AXChartDescriptor AXChartDescriptorRepresentable AXContainerTypeReturnBlock AXCustomActionsReturnBlock
        AXCustomContent AXCustomContentImportance AXCustomContentProvider AXDataAxisDescriptor AXDataPoint
        AXDataPointValue AXDataSeriesDescriptor AXNumericDataAxisDescriptor AXPathReturnBlock
        AXPointReturnBlock AXRectReturnBlock AXStringReturnBlock AXTraitsReturnBlock AccessibilityActionKind
        AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityFocusState
        AccessibilityHeadingLevel AccessibilityTraits AccessoryCircularGaugeStyle AccessoryType Action
        ActionProvider ActionSheet ActivationState ActivityType Alert Alignment AlignmentID Anchor Angle
        AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair Animation
        AnimationCompletionCriteria AnimationCurve AnimationOptions AnimationTimelineSchedule AnyCancellable
        AnyGradient AnyLayout AnyPublisher AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage
        Appearance AssistiveTechnologyIdentifier AsyncImage AsyncImagePhase Attribute AttributeName Attributes
        AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
        AutomaticNavigationSplitViewStyle AutomaticTableStyle AutoresizingMask Axis BackButtonDisplayMode
        BackgroundColorAttribute BackgroundDisplayMode BackgroundStyle BackgroundTask
        BalancedNavigationSplitViewStyle BaselineOffsetAttribute BatteryState Bindable Binding BlendMode
        BlurOptions Body BorderStyle BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle
        BorderlessButtonStyle BundleDescription Button ButtonBorderShape ButtonMenuStyle ButtonProperties
        ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle ButtonType CAAction CAAnimation
        CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode
        CABasicAnimation CACornerMask CADisplayLink CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode
        CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAFrameRateRange CAGradientLayer
        CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsGravity
        CALayerCornerCurve CALayerDelegate CAMediaTimingFillMode CAMediaTimingFunction
        CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAShapeLayer CAShapeLayerFillRule
        CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode
        CATextLayerTruncationMode CATransaction CATransform3D CATransformLayer CATransition CATransitionSubtype
        CATransitionType CFAbsoluteTime CFArray CFBoolean CFData CFDictionary CFError CFNotificationCallback
        CFNotificationCenter CFNotificationName CFNotificationSuspensionBehavior CFNumber CFString
        CFTimeInterval CFTypeRef CFURL CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorSpace
        CGContext CGFont CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality
        CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGTextDrawingMode CGVector
        Cache Cadence CameraCaptureMode CameraDevice CameraFlashMode Cancellable Canvas Capsule Case
        CellProvider CellRegistration CellStyle ChangeKind CheckmarkOptions Circle CircularProgressViewStyle
        ClassMembers ClassTable ClipOptions CodableRepresentation Color ColorPicker ColorRenderingMode
        ColorResource ColorScheme ColorSchemeContrast ColorSpace Column ColumnNavigationViewStyle
        ColumnsFormStyle CombineLatest CombineLatest3 CombineLatest4 CommandGroup CommandGroupPlacement
        CommandMenu Commands CommandsBuilder CompactDatePickerStyle Completion Components Concatenate
        Configuration ConnectablePublisher ConnectionOptions ContainerBackgroundPlacement
        ContainerRelativeShape Content ContentHorizontalAlignment ContentInsetAdjustmentBehavior
        ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
        ContentUnavailableView ContentVerticalAlignment Context ControlGroup ControlGroupStyle ControlSize
        CoordinateSpace CoordinateSpaceConverter CoordinateSpaceProtocol Coordinator CornerStyle CubicKeyframe
        CurrentValueLabel CurrentValueSubject CustomLocalizedStringResourceConvertible CustomViewConfiguration
        CustomizableToolbarContent CutPlaceholder DarwinBoolean DataRepresentation DataTaskPublisher
        DateComponentsFormatter DatePicker DatePickerComponents DatePickerStyle DateStyle DateTimeStyle
        DecelerationRate DefaultButtonLabel DefaultButtonStyle DefaultGroupBoxStyle DefaultLabelStyle
        DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle
        DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle Deferred DeleteOptions Demand Design
        DetailOptions Detent DidEndEditingReason Direction DisabledTextSelectability DisclosureGroup
        DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureIndicatorOptions DismissAction
        DismissSearchAction DismissalAnimation DisplayMode DisplayedState Distribution Divider DocumentGroup
        DragGesture DragState DropDelegate DropInfo DropOperation DropProposal DropState DynamicProperty
        DynamicTypeSize Edge EdgeInsets EditActions EditButton EditMode EditingStyle EffectType Element
        ElementCategory ElementOrder ElementSize Ellipse EllipticalGradient Empty EmptyAnimatableData
        EmptyCommands EmptyModifier EmptyView EmptyVisualEffect EnabledTextSelectability Environment
        EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier Event EventModifiers
        EventSubtype EventType EveryMinuteTimelineSchedule ExplicitTimelineSchedule Fail Failure FeatureKey
        FeedbackStyle FeedbackType FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
        FileDocumentWriteConfiguration FileRepresentation FileWrapper FillShapeStyle FillStyle
        FilledMarkOptions Filter FocusState FocusStyle FocusedBinding FocusedObject FocusedValue
        FocusedValueKey FocusedValues Font FontAttribute FooterMode ForEach ForegroundColorAttribute
        ForegroundStyle Form FormStyle FormatOptions FormatStyle Future Gauge GaugeStyle
        GaugeStyleConfiguration GeometryEffect GeometryPreferencesIOS GeometryProxy GeometryReader Gesture
        GestureMask GestureState Glass GlassButtonStyle GlassEffectContainer GlassProminentButtonStyle
        GlobalCoordinateSpace Gradient GradientOptions GraphicalDatePickerStyle GraphicsContext Grid GridItem
        GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle
        HStack HStackLayout Handler HeaderMode HierarchicalShapeStyle HierarchicalShapeStyleModifier
        HorizontalAlignment HorizontalEdge HoverEffect ID Icon IconOnlyLabelStyle Identifier IdentityTransition
        Image ImageProperties ImageRenderer ImageResource Importance Index IndexDisplayMode Indicator
        IndicatorStyle Indices InfoKey InlinePickerStyle InlinePresentationIntent
        InlinePresentationIntentAttribute Input InsertOptions InsetGroupedListStyle InsetListStyle InsetShape
        InsetTableStyle InsettableShape Intent InterfaceOrientation Interpolation InterpretedSyntax Item
        ItemPositioning ItemStyle Iterator Just KernAttribute KerningAttribute KeyEquivalent
        KeyboardDismissMode KeyboardShortcut KeyedValues KeyframeAnimationOptions KeyframeAnimator
        KeyframeSequence KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder KeyframeTracks
        Keyframes KeyframesBuilder KeylineObservable Label LabelOptions LabelStyle LabelStyleConfiguration
        LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LargeTitleDisplayMode
        LaunchOptionsKey Layout LayoutConstraint LayoutConversation LayoutDimension LayoutDirection
        LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack
        Leading LegibilityWeight Level LineBreakStrategy LineStyle LinearCapacityGaugeStyle LinearGradient
        LinearKeyframe LinearProgressViewStyle Link LinkShapeStyle LinkedClasses List ListFormatter
        ListSectionSpacing ListStyle LocalCoordinateSpace LocalizationValue LocalizedStringKey
        LocalizedStringResource Logger LongPressGesture MacIdiomStyle MagnificationGesture MagnifyGesture Map
        MarkOptions MarkdownParsingOptions MatchedGeometryProperties Material MeasurementFormatUnitUsage
        MeasurementFormatter Menu MenuActionDismissBehavior MenuConfiguration MenuOrder MenuPickerStyle
        MenuPreview MenuStyle Merge Merge3 MergeMany MeshGradient MissingValue Mode ModifiedContent
        MoveKeyframe MultiselectOptions NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider NSCollectionLayoutItem
        NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
        NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSDiffableDataSourceSectionSnapshot
        NSDiffableDataSourceSnapshot NSDiffableDataSourceTransaction NSDirectionalEdgeInsets
        NSDirectionalRectEdge NSException NSExceptionName NSExtensionContext NSExtensionItem
        NSExtensionRequestHandling NSHashTable NSItemProvider NSItemProviderReading NSItemProviderWriting
        NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions
        NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutManagerDelegate
        NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMapTable NSMutableParagraphStyle
        NSParagraphStyle NSPointerFunctions NSRectAlignment NSShadow NSStringDrawingContext
        NSStringDrawingOptions NSSymbolContentTransition NSSymbolEffect NSTextAlignment NSTextAttachment
        NSTextContainer NSTextStorage NSTextStorageDelegate NSTextTab NSUnderlineStyle NSUserActivity
        NSWritingDirection NamedCoordinateSpace Namespace NavigationBarDrawerDisplayMode NavigationBarItem
        NavigationDirection NavigationLink NavigationLinkPickerStyle NavigationOrientation NavigationPath
        NavigationSplitView NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack
        NavigationTransition NavigationView NavigationViewStyle Notification OSLog OSLogMessage OSLogType
        ObjectWillChangePublisher ObservableObject ObservableObjectPublisher ObservedObject OpacityTransition
        OpenExternalURLOptions OpenExternalURLOptionsKey OpenURLAction OpenURLOptionsKey Operation OptionKey
        Options OptionsKey Orientation OutlineDisclosureOptions Output OutputType PageIndexViewStyle
        PageTabViewStyle PalettePickerStyle ParagraphStyleAttribute Parts PassthroughSubject Path Pattern
        PeriodicTimelineSchedule Phase PhaseAnimator Picker PickerStyle PinnedScrollableViews
        PlaceholderContentView PlaceholderTextShapeStyle Placement PlainButtonStyle PlainListStyle
        PlainTextFieldStyle PointerStyleProvider PopoverAttachmentAnchor Position PreferenceKey
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
        PresentationDetent PresentationMode PressType Preview PreviewBuilder PreviewDevice PreviewLayout
        PreviewModifier PreviewModifierContent PreviewProvider PreviewRegistry PreviewTrait Previews
        PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Privacy ProgressView ProgressViewStyle
        ProgressViewStyleConfiguration ProjectionTransform Prominence ProminentDetailNavigationSplitViewStyle
        Promise ProposedViewSize ProxyRepresentation Published Publisher Publishers QualityType RGBColorSpace
        RadialGradient Range ReadConfiguration ReceivedTransferredFile Rectangle RectangleCornerRadii
        RedactionReasons RefreshAction Relation RelativeDateTimeFormatter RenameButton RenderingMode
        ReorderOptions ReorderingCadence ReorderingHandlers Representation RequestReviewAction ResizingMode
        Resolved ResolvedImage ResolvedModifier ResolvedSymbol ResolvedText Result Role RotateGesture
        RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RowAnimation
        SafeAreaRegions SaveOperation Scale ScaledMetric Scene SceneBuilder ScenePhase SceneStorage Scheduler
        SchedulerTimeInterval ScopeBarActivation ScrollBounceBehavior ScrollDirection
        ScrollDismissesKeyboardMode ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPosition
        ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy
        ScrollViewReader SearchBarPlacement SearchFieldPlacement SearchPresentationToolbarBehavior Section
        SectionInsetReference SectionSnapshotHandlers SecureField Segment SegmentedPickerStyle SelectionStyle
        Selector SelfSizingInvalidation SensoryFeedback SentTransferredFile SeparatorInsetReference
        SeparatorShapeStyle SeparatorStyle Sequence SequenceGesture Set Settings Shading ShadowOptions
        ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview SidebarCommands SidebarListStyle Size
        SlideTransition Slider Source SourceType Spacer SpacerSizing SpatialTapGesture SpineLocation
        SplitBehavior Spring SpringKeyframe StackAlignment StackDistribution StackNavigationViewStyle State
        StateMask StateObject Stepper Stop Stride StrikethroughColorAttribute StrikethroughStyleAttribute
        StringInterpolation StringLocalizedCompare StringLocalizedStandardContains StrokeStyle Style
        StyledContent SubSequence Subject SubmitLabel SubmitTriggers Subscriber Subscribers Subscription
        Subview Subviews SubviewsCollection SupplementaryRegistration SupplementaryViewProvider
        SwiftUIAttributes SwitchToggleStyle SymbolConfiguration SymbolEffect SymbolEffectOptions
        SymbolRenderingMode SymbolScale SymbolVariants SymbolWeight SymbolicTraits SystemControlGroupStyle
        SystemDesign SystemItem Tab TabBarMinimizeBehavior TabView TabViewStyle Table TableColumn
        TableColumnBuilder TableRow TableRowBuilder TableStyle TapGesture TemplateRenderingMode Text
        TextAlignment TextEditingCommands TextEditor TextField TextFieldStyle TextFormattingCommands
        TextInputAutocapitalization TextProperties TextSelectability TextStyle TextTransform TimelineSchedule
        TimelineView TimerPublisher TintAdjustmentMode TintShapeStyle Title TitleAlignment
        TitleAndIconLabelStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration
        ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement
        ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TopLevelDecoder
        TouchType TrackingAttribute TraitKey Transaction TransferRepresentation TransferRepresentationBuilder
        TransferRepresentationVisibility TransferRepresentations Transferable Transition TransitionStyle
        TruncationMode TupleView UIAccessibility UIAccessibilityContainerDataTable
        UIAccessibilityContainerDataTableCell UIAccessibilityContainerType UIAccessibilityContrast
        UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityElement
        UIAccessibilityIdentification UIAccessibilityNavigationStyle UIAccessibilityScrollDirection
        UIAccessibilityTraits UIAction UIActionHandler UIActivity UIActivityIndicatorView
        UIActivityItemProvider UIActivityItemSource UIActivityViewController
        UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAlertControllerSeverity
        UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor
        UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIAxis
        UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundRefreshStatus UIBackgroundTaskIdentifier
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemGroup
        UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition UIBarPositioning
        UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton
        UICellAccessory UICellConfigurationState UICollectionLayoutListConfiguration
        UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView UICollectionView
        UICollectionViewCell UICollectionViewCompositionalLayout
        UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutSectionProvider
        UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
        UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
        UICollectionViewDropItem UICollectionViewDropProposal UICollectionViewFlowLayout
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout UICollectionViewLayoutAttributes
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewUpdateItem
        UICollisionBehavior UIColor UIColorPickerViewController UIColorPickerViewControllerDelegate UIColorWell
        UICommand UICommandAlternate UIConfigurationColorTransformer UIConfigurationState
        UIConfigurationTextAttributesTransformer UIContentConfiguration UIContentContainer
        UIContentInsetsReference UIContentSizeCategory UIContentUnavailableConfiguration
        UIContentUnavailableConfigurationState UIContentUnavailableView UIContentView
        UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
        UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
        UIContextMenuInteractionDelegate UIContextualAction UIControl UICubicTimingParameters
        UIDataDetectorTypes UIDatePicker UIDatePickerStyle UIDeferredMenuElement UIDevice UIDeviceOrientation
        UIDisplayGamut UIDocument UIDocumentInteractionController UIDocumentInteractionControllerDelegate
        UIDocumentPickerDelegate UIDocumentPickerMode UIDocumentPickerViewController UIDragDropSession
        UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreviewParameters UIDragSession
        UIDropInteraction UIDropInteractionDelegate UIDropOperation UIDropProposal UIDropSession
        UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
        UIDynamicItemCollisionBoundsType UIEdgeInsets UIEditMenuArrowDirection UIEditMenuConfiguration
        UIEditMenuInteraction UIEditMenuInteractionDelegate UIEvent UIFeedbackGenerator
        UIFocusAnimationCoordinator UIFocusEffect UIFocusEnvironment UIFocusHaloEffect UIFocusUpdateContext
        UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController UIFontPickerViewControllerDelegate
        UIForceTouchCapability UIGestureRecognizer UIGestureRecognizerDelegate UIGestureRecognizerRepresentable
        UIGestureRecognizerRepresentableContext UIGestureRecognizerRepresentableCoordinateSpaceConverter
        UIGestureRecognizerType UIGraphicsImageRenderer UIGraphicsImageRendererContext
        UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UIGraphicsPDFRendererContext
        UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
        UIGravityBehavior UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions
        UIHoverGestureRecognizer UIImage UIImagePickerController UIImagePickerControllerDelegate UIImageView
        UIImpactFeedbackGenerator UIInputView UIInputViewAudioFeedback UIInputViewController UIInteraction
        UIInterfaceOrientation UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKey UIKeyCommand
        UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardLayoutGuide
        UIKeyboardType UIKitAttributes UILabel UILargeContentViewerInteraction
        UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutGuide UILayoutPriority
        UILayoutSupport UILegibilityWeight UIListContentConfiguration UIListContentView
        UIListSeparatorConfiguration UILocalizedIndexedCollation UILongPressGestureRecognizer
        UIMarkupTextPrintFormatter UIMenu UIMenuBuilder UIMenuController UIMenuElement UIMenuItem
        UIModalPresentationStyle UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup UIMutableTraits
        UINavigationBar UINavigationBarAppearance UINavigationBarDelegate UINavigationController
        UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIOffset
        UIOpenURLContext UIPageControl UIPageViewController UIPageViewControllerDataSource
        UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
        UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPointerEffect
        UIPointerInteraction UIPointerInteractionDelegate UIPointerShape UIPointerStyle UIPopoverArrowDirection
        UIPopoverPresentationController UIPopoverPresentationControllerDelegate
        UIPopoverPresentationControllerSourceItem UIPresentationController UIPress UIPressesEvent
        UIPreviewAction UIPreviewActionItem UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
        UIPrintInteractionController UIPrintPageRenderer UIProgressView UIPushBehavior UIRectCorner UIRectEdge
        UIReferenceLibraryViewController UIRefreshControl UIResponder UIResponderStandardEditActions
        UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession
        UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer UIScrollTypeMask UIScrollView
        UIScrollViewDelegate UIScrollViewDelegating UISearchBar UISearchBarDelegate UISearchController
        UISearchControllerDelegate UISearchResultsUpdating UISearchSuggestion UISearchSuggestionItem
        UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator
        UISemanticContentAttribute UISheetPresentationController UISheetPresentationControllerDelegate
        UISheetPresentationControllerDetentResolutionContext UISimpleTextPrintFormatter UISlider UISnapBehavior
        UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters UIStackView
        UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
        UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance
        UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem UITabBarItemAppearance
        UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController UITableViewDataSource
        UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
        UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
        UITableViewDropProposal UITableViewHeaderFooterView UITableViewRowAction UITapGestureRecognizer
        UITargetedDragPreview UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType
        UITextChecker UITextContentType UITextField UITextFieldDelegate UITextInlinePredictionType UITextInput
        UITextInputAssistantItem UITextInputKeyboardDismissMode UITextInputMode UITextInputPasswordRules
        UITextInputTraits UITextItem UITextItemInteraction UITextPasteDelegate UITextPosition UITextRange
        UITextSelectionRect UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
        UITextSpellCheckingType UITextView UITextViewDelegate UITimingCurveProvider UIToolbar
        UIToolbarAppearance UIToolbarDelegate UITouch UITrait UITraitAccessibilityContrast
        UITraitChangeObservable UITraitChangeRegistration UITraitCollection UITraitDefinition
        UITraitDisplayScale UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass UITraitLayoutDirection
        UITraitLegibilityWeight UITraitOverrides UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom
        UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
        UITransitionContextViewControllerKey UITransitionContextViewKey UIUserActivityRestoring
        UIUserInterfaceActiveAppearance UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
        UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect
        UIVibrancyEffectStyle UIView UIViewAnimatingPosition UIViewAnimatingState UIViewConfigurationState
        UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerPreviewing UIViewControllerPreviewingDelegate
        UIViewControllerRepresentable UIViewControllerRepresentableContext
        UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
        UIViewControllerTransitioningDelegate UIViewControllerType UIViewImplicitlyAnimating UIViewInteraction
        UIViewPrintFormatter UIViewPropertyAnimator UIViewRepresentable UIViewRepresentableContext UIViewType
        UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate
        UIWindowSceneDestructionRequestOptions UIWindowSceneGeometryPreferences UIWritingToolsBehavior
        UnderlineColorAttribute UnderlineStyleAttribute UndoManager UnevenRoundedRectangle UnitCurve
        UnitOptions UnitPoint UnitWidth UnitsStyle UserInterfaceSizeClass VStack VStackLayout Value
        VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions ViewMode ViewModifier
        ViewSource ViewSpacing ViewThatFits ViewTraits Visibility VisualEffect Weight WheelDatePickerStyle
        WheelPickerStyle Width Window WindowGroup WindowResizability Wrapper WriteConfiguration ZStack
        ZStackLayout ZeroFormattingBehavior Zip Zip3
        """

    /// The names of Apple's modules that apps import by themselves, by module.
    static let ofModules = [
        "AVFoundation": """
        AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetTrack AVAudioPlayer AVAudioPlayerDelegate
        AVAudioQuality AVAudioRecorder AVAudioRecorderDelegate AVAudioSession AVAuthorizationStatus
        AVCaptureConnection AVCaptureDevice AVCaptureDeviceInput AVCaptureFileOutput
        AVCaptureFileOutputRecordingDelegate AVCaptureInput AVCaptureMetadataOutput
        AVCaptureMetadataOutputObjectsDelegate AVCaptureMovieFileOutput AVCaptureOutput AVCapturePhoto
        AVCapturePhotoCaptureDelegate AVCapturePhotoOutput AVCapturePhotoSettings
        AVCaptureResolvedPhotoSettings AVCaptureSession AVCaptureVideoDataOutput
        AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoOrientation AVCaptureVideoPreviewLayer
        AVError AVFileType AVLayerVideoGravity AVMediaType AVMetadataIdentifier AVMetadataItem
        AVMetadataKey AVMetadataMachineReadableCodeObject AVMetadataObject AVMutableMetadataItem AVPlayer
        AVPlayerItem AVPlayerLayer AVURLAsset AVVideoCodecType ActionAtItemEnd CMSampleBuffer CMTime
        CMTimeRange CMTimeScale CMTimeValue CVBuffer CVImageBuffer CVPixelBuffer Category CategoryOptions
        Code DeviceType DiscoverySession ExposureMode FlashMode FocusMode InterruptionOptions
        InterruptionReason InterruptionType Mode ObjectType Position Preset RouteChangeReason Status
        TimeControlStatus TorchMode
        """,
        "AVKit": """
        AVPlayerViewController AVRoutePickerView AVRoutePickerViewDelegate VideoPlayer
        """,
        "ActivityKit": """
        Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo ActivityContent
        ActivityState ActivityUIDismissalPolicy AlertConfiguration AlertSound ContentState PushType
        """,
        "AppIntents": """
        AppEntity AppEnum AppIntent AppShortcut AppShortcutsBuilder AppShortcutsProvider
        AudioPlaybackIntent DefaultQuery DisplayRepresentation Entity EntityQuery
        ForegroundContinuableIntent IntentDescription IntentParameter IntentResult LiveActivityIntent
        OpenIntent OpensIntent Parameter PerformResult ProvidesDialog ReturnsValue SetValueIntent
        ShowsSnippetView TypeDisplayRepresentation Value ValueType WidgetConfigurationIntent
        """,
        "AudioToolbox": """
        SystemSoundID
        """,
        "AuthenticationServices": """
        ASAuthorization ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest
        ASAuthorizationController ASAuthorizationControllerDelegate
        ASAuthorizationControllerPresentationContextProviding ASAuthorizationCredential
        ASAuthorizationProvider ASAuthorizationRequest ASPresentationAnchor
        ASWebAuthenticationPresentationContextProviding ASWebAuthenticationSession
        ASWebAuthenticationSessionError Code CompletionHandler Scope
        """,
        "BackgroundTasks": """
        BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask
        BGTaskRequest BGTaskScheduler Code Error
        """,
        "Charts": """
        AnnotationPosition AreaMark AutomaticScaleDomain AxisContent AxisContentBuilder AxisGridLine
        AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick
        AxisValue AxisValueLabel AxisValueLabelOrientation BarMark BasicChartSymbolShape Body Chart
        ChartContent ChartContentBuilder ChartPlotContent ChartProxy ChartSymbolShape DateBins
        EmptyAxisContent InterpolationMethod LineMark MarkDimension MarkStackingMethod Plot Plottable
        PlottableValue PointMark RectangleMark RuleMark ScaleType SectorMark
        """,
        "CoreData": """
        FetchRequest FetchedResults NSAttributeDescription NSAttributeType NSBatchDeleteRequest
        NSBatchDeleteResult NSEntityDescription NSFetchRequest NSFetchRequestResult
        NSFetchRequestResultType NSFetchedResultsChangeType NSFetchedResultsController
        NSFetchedResultsControllerDelegate NSFetchedResultsSectionInfo NSManagedObject
        NSManagedObjectContext NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel
        NSMergePolicy NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions
        NSPersistentContainer NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
        NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription NSRelationshipDescription
        ResultType ScheduledTaskType
        """,
        "CoreImage": """
        CIColor CIColorControls CIContext CIContextOption CIDetector CIFeature CIFilter CIFilterProtocol
        CIGaussianBlur CIImage CIPhotoEffect CIQRCodeFeature CIQRCodeGenerator CISepiaTone
        """,
        "CoreLocation": """
        CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLCircularRegion
        CLGeocodeCompletionHandler CLGeocoder CLHeading CLLocation CLLocationAccuracy
        CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDistance CLLocationManager
        CLLocationManagerDelegate CLLocationSpeed CLPlacemark CLRegion
        """,
        "CoreMedia": """

        """,
        "CoreMotion": """
        CMAcceleration CMAccelerometerData CMAccelerometerHandler CMAttitude CMAttitudeReferenceFrame
        CMAuthorizationStatus CMDeviceMotion CMDeviceMotionHandler CMGyroData CMGyroHandler CMLogItem
        CMMotionActivity CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData CMQuaternion
        CMRotationRate
        """,
        "CoreSpotlight": """
        CSSearchableIndex CSSearchableIndexDelegate CSSearchableItem CSSearchableItemAttributeSet
        """,
        "CoreText": """
        CTFontManagerScope
        """,
        "CryptoKit": """
        Digest HMAC HashFunction HashedAuthenticationCode Insecure Key MAC MD5 SHA1 SHA256 SHA256Digest
        SHA384 SHA384Digest SHA512 SHA512Digest SymmetricKey SymmetricKeySize
        """,
        "ImageIO": """
        CGImageDestination CGImageSource
        """,
        "LinkPresentation": """
        Code LPError LPLinkMetadata LPLinkView LPMetadataProvider
        """,
        "LocalAuthentication": """
        Code LABiometryType LAContext LAError LAPolicy
        """,
        "MapKit": """
        Annotation DistanceUnitStyle MKAnnotation MKAnnotationView MKCircle MKCircleRenderer
        MKCoordinateRegion MKCoordinateSpan MKDistanceFormatter MKGeodesicPolyline MKMapItem MKMapPoint
        MKMapRect MKMapSize MKMapSnapshotter MKMapView MKMapViewDelegate MKMarkerAnnotationView
        MKMultiPoint MKOverlay MKOverlayLevel MKOverlayPathRenderer MKOverlayRenderer MKPlacemark
        MKPointAnnotation MKPointOfInterestFilter MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer
        MKShape MKUserLocation Map MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds
        MapCameraPosition MapCompass MapContent MapContentBuilder MapInteractionModes MapMarker MapPin
        MapScaleView MapStyle MapType MapUserLocationButton Marker Options Snapshot Units UserAnnotation
        """,
        "MediaPlayer": """
        EventType MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent
        MPChangePlaybackRateCommand MPChangePlaybackRateCommandEvent MPFeedbackCommand MPMediaItemArtwork
        MPMediaLibrary MPMediaLibraryAuthorizationStatus MPNowPlayingInfoCenter MPNowPlayingInfoMediaType
        MPNowPlayingPlaybackState MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent
        MPRemoteCommandHandlerStatus MPSeekCommandEvent MPSkipIntervalCommand MPSkipIntervalCommandEvent
        MPVolumeView
        """,
        "MessageUI": """
        MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate
        MFMessageComposeViewController MFMessageComposeViewControllerDelegate MessageComposeResult
        """,
        "MobileCoreServices": """

        """,
        "NaturalLanguage": """
        NLLanguage NLLanguageRecognizer
        """,
        "Network": """
        InterfaceType NWInterface NWPath NWPathMonitor Status UnsatisfiedReason
        """,
        "Photos": """
        DeliveryMode PHAccessLevel PHAsset PHAssetChangeRequest PHAssetCollection PHAssetCollectionSubtype
        PHAssetCollectionType PHAssetCreationRequest PHAssetMediaType PHAssetResourceCreationOptions
        PHAssetResourceType PHAuthorizationStatus PHCachingImageManager PHChange PHFetchOptions
        PHFetchResult PHImageContentMode PHImageManager PHImageRequestID PHImageRequestOptions PHLivePhoto
        PHObject PHPhotoLibrary PHPhotoLibraryChangeObserver ResizeMode
        """,
        "PhotosUI": """
        EncodingDisambiguationPolicy PHPickerConfiguration PHPickerFilter PHPickerResult
        PHPickerViewController PHPickerViewControllerDelegate PhotosPicker PhotosPickerEncoding
        PhotosPickerItem PhotosPickerSelectionBehavior Selection
        """,
        "QuickLook": """
        QLPreviewController QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem
        QLPreviewItemEditingMode
        """,
        "SafariServices": """
        Configuration DismissButtonStyle SFSafariViewController SFSafariViewControllerDelegate
        """,
        "Social": """
        SLComposeServiceViewController SLComposeSheetConfigurationItem
        """,
        "StoreKit": """
        AppStore AsyncIterator CollectionTaskState Element EntitlementTaskState PaymentMode Product
        ProductType PurchaseOption PurchaseResult RenewalState SKPayment SKPaymentQueue
        SKPaymentTransaction SKPaymentTransactionObserver SKPaymentTransactionState SKProduct
        SKProductsRequest SKProductsRequestDelegate SKProductsResponse SKStoreReviewController Status
        StoreButtonKind StoreKitError Storefront SubscriptionInfo SubscriptionOffer SubscriptionPeriod
        SubscriptionStoreButtonLabel Transaction Transactions Unit VerificationError VerificationResult
        """,
        "SwiftData": """
        Attribute CloudKitDatabase DeleteRule FetchDescriptor GroupContainer MigrationStage
        ModelConfiguration ModelContainer ModelContext Option PersistentIdentifier PersistentModel Query
        Relationship Schema SchemaMigrationPlan Version VersionedSchema
        """,
        "TipKit": """
        Action ActionBuilder Body Configuration ConfigurationOption Event Frequency IgnoresDisplayFrequency
        InvalidationReason Location MaxDisplayCount MiniTipViewStyle OptionsBuilder Rule RuleBuilder Status
        Tip TipOption TipView TipViewStyle TipViewStyleConfiguration Tips
        """,
        "UniformTypeIdentifiers": """
        UTType
        """,
        "UserNotifications": """
        Contents UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
        UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationActionIcon
        UNNotificationActionOptions UNNotificationAttachment UNNotificationCategory
        UNNotificationCategoryOptions UNNotificationContent UNNotificationInterruptionLevel
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
        UNNotificationServiceExtension UNNotificationSetting UNNotificationSettings UNNotificationSound
        UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger
        UNTextInputNotificationAction UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger
        UNUserNotificationCenter UNUserNotificationCenterDelegate
        """,
        "UserNotificationsUI": """
        UNNotificationContentExtension UNNotificationContentExtensionMediaPlayPauseButtonType
        UNNotificationContentExtensionResponseOption
        """,
        "WatchConnectivity": """
        Code WCError WCSession WCSessionActivationState WCSessionDelegate WCSessionFile
        WCSessionFileTransfer WCSessionUserInfoTransfer
        """,
        "WebKit": """
        ContentMode InjectionTime WKAudiovisualMediaTypes WKDataDetectorTypes WKFrameInfo WKNavigation
        WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate WKNavigationResponse
        WKNavigationResponsePolicy WKNavigationType WKPreferences WKProcessPool WKScriptMessage
        WKScriptMessageHandler WKUIDelegate WKUserContentController WKUserScript WKWebView
        WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore WKWindowFeatures WebPage WebView
        """,
        "WidgetKit": """
        AccessoryWidgetBackground ActivityConfiguration ActivityPreviewViewKind ActivityViewContext
        AppIntentConfiguration AppIntentControlConfiguration AppIntentControlValueProvider
        AppIntentRecommendation AppIntentTimelineProvider Body Configuration Context ControlCenter
        ControlConfigurationIntent ControlValueProvider ControlWidget ControlWidgetButton
        ControlWidgetConfiguration ControlWidgetTemplate ControlWidgetTemplateBuilder ControlWidgetToggle
        DynamicIsland DynamicIslandExpandedContent DynamicIslandExpandedContentBuilder
        DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
        DynamicIslandExpandedRegionVerticalPlacement DynamicIslandMode DynamicIslandPreviewViewState Entry
        Intent IntentConfiguration IntentTimelineProvider PreviewContext StaticConfiguration
        StaticControlConfiguration Timeline TimelineEntry TimelineEntryRelevance TimelinePreviewBuilder
        TimelineProvider TimelineProviderContext TimelineReloadPolicy Value Widget WidgetBundle
        WidgetBundleBuilder WidgetCenter WidgetConfiguration WidgetFamily WidgetInfo WidgetPreviewContext
        WidgetRenderingMode
        """,
    ]
}
