/// Types that an app may name without a module that is missing: those of Swift, Foundation and Dispatch on Linux, and of the modules that
/// stand for Apple's, but for what begins as Apple's names do.
enum KnownNames {
    /// Whether a name is one of these, or has the two letters in front that Apple's types have.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - modules: The modules that the app imports, whose names count.
    /// - Returns: True where no stub may have the name.
    static func contains(_ name: String, importing modules: Set<String>) -> Bool {
        let head = name.prefix(3)
        let isApples = head.count == 3 && head.allSatisfy(\.isUppercase) && prefixes.contains(String(head.prefix(2)))
        return isApples || all.contains(name) || prefixed.contains(name)
            || modules.contains { ofModules[$0]?.contains(name) == true }
    }

    /// Whether Keyline's modules have a type of a name, wherever it is nested.
    static func exports(_ name: String) -> Bool { exported.contains(name) }

    /// The module of Apple's own name that has a type, if the name begins as only Apple's do, such as `UNUserNotificationCenter`.
    ///
    /// On Apple's systems many modules bring others along, so that files name such types without their modules.
    static func module(of name: String) -> String? { modulesOfTypes[name] }

    private static let modulesOfTypes: [String: String] = {
        var result: [String: String] = [:]
        for (module, names) in ofModules.sorted(by: { $0.key < $1.key }) {
            for name in names where beginsAsApples(name) && result[name] == nil { result[name] = module }
        }
        return result
    }()

    private static func beginsAsApples(_ name: String) -> Bool {
        name.count > 3 && name.prefix(3).allSatisfy(\.isUppercase)
    }

    private static let exported = Set(
        ExportedNames.text.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Names of modules that are there, and of Foundation, whose names no list has. Names of other modules, such as CoreLocation's, are known
    /// where Keyline exports them.
    private static let prefixes: Set<String> = ["UI", "NS", "CG", "CA", "CT", "CF", "OS"]

    private static let ofModules = ExportedNames.ofModules.mapValues { text in
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// Names of these modules that begin as only Apple's do, such as `MKMapView`.
    private static let prefixed = ofModules.values.reduce(into: Set<String>()) { names, module in
        names.formUnion(module.filter(beginsAsApples))
    }

    private static let all = Set(
        [text, ExportedNames.text].flatMap { $0.split { $0 == " " || $0 == "\n" } }.map(String.init))

    private static let text = """
        AcceptPolicy AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityFocusState
        AccessibilityHeadingLevel AccessibilityTraits AccessoryCircularGaugeStyle AccessoryType ActionProvider
        ActivationState ActivityType Actor ActorType AdditiveArithmetic AffineTransform Alert Alignment
        AlignmentOptions AllCases AlternateDescriptionAttribute AncestorRepresentation Angle AngularGradient Animation
        AnimationCompletionCriteria AnimationCurve AnimationOptions AnimationTimeline AnyActor AnyBidirectionalCollection
        AnyCancellable AnyClass AnyCollection AnyGradient AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyPublisher Publishers
        AnyRandomAccessCollection AnyRegexOutput AnySequence AnyShape AnyShapeStyle AnyTransition AppStorage Appearance
        Arithmetic ArithmeticOperator Array ArrayLiteralConvertible ArrayLiteralElement ArraySlice AsyncCompactMapSequence
        AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncImage AsyncImagePhase
        AsyncIterator AsyncIteratorProtocol AsyncMapSequence AsyncMessage AsyncPrefixSequence AsyncPrefixWhileSequence
        AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Attribute
        AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition AttributeMergePolicy AttributeName
        AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration AttributeScopes AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedSubstring Attributes
        AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5 AuthChallengeDisposition
        AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
        AutoreleaseFrequency AutoresizingMask Axis BackButtonDisplayMode BackgroundColorAttribute BackgroundStyle
        BalancedNavigationSplitViewStyle Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier
        BaselineOffsetAttribute BatteryState BidirectionalCollection BidirectionalIndexable BidirectionalSlice
        BinaryFloatingPoint BinaryInteger Bindable Binding BitwiseCopyable BlendMode BlockOperation Body Bool
        BooleanLiteralConvertible BooleanLiteralType BorderStyle BorderedButtonStyle BorderedProminentButtonStyle
        BorderlessButtonMenuStyle BorderlessButtonStyle Bound BufferingPolicy Builder Bundle BundleDescription Button
        ButtonBorderShape ButtonMenuStyle ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle ButtonType
        ByteCountAttribute ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong CLongDouble
        CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer
        CVarArg CWideChar CachePolicy CachedURLResponse Cadence CalculationError Calendar Cancellable CancellationError
        CanonicalCombiningClass Capsule Case CaseIterable CellProvider CellRegistration CellStyle Change Character
        CharacterIterator CharacterSet CharacterView CheckedContinuation CheckingType Child Children Circle
        CircularProgressViewStyle ClassMembers ClassTable Clock CloseCode CloseFlags ClosedRange ClosedRangeIndex CocoaError
        Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration Code CodeUnit CodingKey
        CodingKeyRepresentable CodingUserInfoKey Collation Collection CollectionContainsCollection CollectionDifference
        CollectionIndexSubscript CollectionOfOne CollectionRangeSubscript Color ColorPicker
        ColorResource ColorScheme ColorSchemeContrast ColorSpace ColumnNavigationViewStyle ColumnsFormStyle CommandLine
        CommonKeyPathKind CompactDatePickerStyle Comparable ComparableComparator Comparator CompareOptions Compared Comparison
        ComparisonOperator ComparisonResult Completion Component Components ConcurrentValue Conditional ConditionalCast
        Configuration Conjunction ConnectablePublisher Constrainable ConstraintExpression ConstraintItem ConstraintLogDialect
        ContainerRelativeShape Content ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMode ContentShapeKinds
        ContentSizeCategory ContentTransition ContentUnavailableView ContentVerticalAlignment Context ContiguousArray
        ContiguousBytes Continuation ContinuousClock ControlGroup ControlSize CoordinateSpace CoordinateSpaceProtocol Copyable
        CornerStyle CountStyle CountableClosedRange CountablePartialRangeFrom CountableRange Currency CurrentValueLabel
        CurrentValueSubject CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
        CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun CustomReflectable CustomStringConvertible
        CustomViewConfiguration CustomizableToolbarContent Data DataDecodingStrategy DataEncodingStrategy DataProtocol Date
        DateComponents DateDecodingStrategy DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval
        DateIntervalFormatter DatePicker DatePickerComponents DatePickerStyle DateSeparator DateStyle DateTimeSeparator
        Deallocator DecelerationRate Decimal Decodable DecodableAttributedStringKey DecodableWithConfiguration Decoder
        DecodingConfiguration DecodingConfigurationProviding DecodingError DecodingFailurePolicy DefaultBidirectionalIndices
        DefaultButtonStyle DefaultGroupBoxStyle DefaultIndices DefaultLabelStyle DefaultListStyle DefaultMenuStyle
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultRandomAccessIndices
        DefaultStringInterpolation DefaultTabViewStyle DefaultTextFieldStyle Deferred DelayedRequestDisposition Demand Design
        Detent Dictionary DictionaryIndex DictionaryIterator DictionaryKeyDefaultValueSubscript DictionaryKeySubscript
        DictionaryLiteral DictionaryLiteralConvertible DidEndEditingReason Dimension Direction DirectoryEnumerationOptions
        DirectoryEnumerator DirectoryHint DisabledTextSelectability DiscardingTaskGroup DisclosureGroup DisclosureGroupStyle
        DisclosureGroupStyleConfiguration DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Disjunction
        DismissAction DismissSearchAction DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
        DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
        DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
        DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
        DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags DisplayStyle
        DisplayedState Distance Distribution DomainResolutionProtocol Double DragGesture DragState DropFirstSequence DropState
        DropWhileSequence Duration DurationFieldAttribute DurationProtocol DynamicProperty DynamicTypeSize EditButton EditMode
        EditingStyle EffectType Element ElementCategory ElementOrder ElementSize Elements Ellipse EllipticalGradient Empty
        EmptyCollection EmptyIterator EmptyVisualEffect EnabledTextSelectability Encodable EncodableAttributedStringKey
        EncodableWithConfiguration EncodedScalar Encoder Encoding EncodingConfiguration EncodingConfigurationProviding
        EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator EnumeratedSequence EnumerationOptions
        Environment EnvironmentKey EnvironmentObject EnvironmentValues Equal Equatable Error Escapable Event EventModifiers
        EventSubtype EventType Executor ExecutorJob Exponent ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
        ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate ExpressionType ExtendedGraphemeClusterLiteralConvertible
        ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType Extent Fail Failure FeatureKey FeedbackStyle FeedbackType
        Field FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileOperationKind FileProtectionType
        FileSystemEvent FillShapeStyle FillStyle Filter FixedWidthInteger FlattenBidirectionalCollection
        FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32
        Float64 Float80 FloatDivision FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign FocusState FocusStyle Font FontAttribute FooterMode ForceCast ForcedUnwrap
        ForegroundColorAttribute ForegroundStyle Form FormStyle FormatInput FormatOptions FormatOutput FormatStyle Formatter
        ForwardParser FoundationAttributes Frequency Future Gauge GaugeStyle
        GaugeStyleConfiguration GeneralCategory Gesture GestureMask GestureState Glass GlassButtonStyle GlobalActor
        GlobalCoordinateSpace GlobalQueuePriority Gradient GrammaticalGender GrammaticalNumber GraphicalDatePickerStyle Group
        GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle HTTPCookie HTTPCookiePropertyKey
        HTTPCookieStorage HTTPURLResponse Handle Handler Hashable Hasher HeaderMode HierarchicalShapeStyle
        HierarchicalShapeStyleModifier HorizontalPlace Host HourCycle HoverEffect ID ISO8601DateFormatter ISO8601FormatStyle
        Icon IconOnlyLabelStyle Identifiable Identifier IdentifierType IdentityTransition Image ImageProperties ImageResource
        ImageURLAttribute Index IndexDisplayMode IndexDistance IndexPath IndexSet Indexable IndexableBase IndexingIterator
        IndicatorStyle Indices InflectionRule InfoKey InlineArray InlinePickerStyle InlinePresentationIntent
        InlinePresentationIntentAttribute InputStream InsetGroupedListStyle InsetListStyle InsettableShape Instant
        InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision IntRemainder IntegerLiteralConvertible IntegerLiteralType
        InterfaceOrientation Interpolation InterpretedSyntax IntervalFlags ItemReplacementOptions Iteration Iterator
        IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority
        JoinedIterator JoinedSequence Just KerningAttribute Key KeyDecodingStrategy KeyEncodingStrategy KeyEquivalent KeyPath
        KeyValuePairs KeyboardDismissMode KeyboardShortcut KeyedDecodingContainer KeyedDecodingContainerProtocol
        KeyedEncodingContainer KeyedEncodingContainerProtocol KeyframeAnimationOptions Keys Kind Label LabelOptions LabelStyle
        LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration Language LanguageCode
        LanguageDirection LanguageIdentifierAttribute LargeTitleDisplayMode LaunchOptionsKey LayoutConversation LayoutDiagnosis
        LayoutDimension LayoutEquivalence LayoutException LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
        LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator
        LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
        LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
        LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
        LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol Leading
        LegibilityWeight LengthFormatter Level LineBreakStrategy LineStyle LinearCapacityGaugeStyle LinearGradient
        LinearProgressViewStyle Link LinkAttribute LinkShapeStyle LinkedClasses List ListSectionSpacing ListStyle
        LocalCoordinateSpace Locale LocalizationValue LocalizedError LocalizedStringKey LocalizedStringResource Logger
        LogicalType LongPressGesture LosslessStringConvertible MagnificationGesture Magnitude Main MainActor MainActorMessage
        ManagedBuffer ManagedBufferPointer MapType MarkOptions MarkdownDecodableAttributedStringKey
        MarkdownParsingOptions MaskStorage MassFormatter Match MatchedGeometryProperties MatchingFlags MatchingOptions
        MatchingPolicy Material Measurement MeasurementAttribute MeasurementSystem MemoryLayout Menu MenuActionDismissBehavior
        MenuOrder MenuPickerStyle MenuStyle Message MessageIdentifier MessageType Mirror MirrorPath Mode Modifier Month
        Morphology MutabilityOptions MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
        MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Name NameStyle
        NamedCoordinateSpace Namespace NativeType NavigationBarDrawerDisplayMode NavigationBarItem NavigationDirection
        NavigationLink NavigationLinkPickerStyle NavigationOrientation NavigationPath NavigationSplitView
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
        NavigationViewStyle Negation NetworkServiceType Never NilCoalesce NilLiteral NilLiteralConvertible
        NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy NotEqual Notification NotificationCenter
        NotificationCoalescing NotificationQueue NumberFormatAttributes NumberFormatter NumberPart NumberPartAttribute
        NumberRepresentation NumberingSystem Numeric NumericType ObjCBool ObjectAddresses ObjectIdentifier Observable ObservableObject
        ObservableObjectPublisher ObservationRegistrar ObservationToken Observations ObservedObject OpacityTransition
        OpaquePointer OpenExternalURLOptionsKey OpenURLAction OpenURLOptionsKey OperatingSystemVersion Operation OperationQueue
        Operator OptionKey OptionSet Optional OptionalFlatMap Options OptionsKey Orientation OutlineDisclosureOptions Output
        OutputFormatting OutputRawSpan OutputSpan OutputStream POSIXError PadPosition PageTabViewStyle PalettePickerStyle
        ParseInput ParseOutput ParseResult ParseStrategy ParseableFormatStyle Parser PartOfSpeech PartialAsyncTask
        PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo Parts PassthroughSubject Path Pattern Persistence
        PersonNameComponentAttribute PersonNameComponents PersonNameComponentsFormatter Phase Picker PickerStyle
        PinnedScrollableViews Pipe PlaceholderTextShapeStyle Placement PlainButtonStyle PlainListStyle PlainTextFieldStyle
        PlaygroundQuickLook Pods Pointee PopoverAttachmentAnchor Port PortDelegate PortMessage PostingStyle Predicate
        PredicateBindings PredicateError PredicateExpression PredicateExpressions PredicateRegex PreferenceKey PrefixSequence
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
        PresentationMode PressType Preview PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewProvider
        PreviewRegistry PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Priority Privacy Process ProcessInfo
        Progress ProgressKind ProgressReporting ProgressUserInfoKey ProgressView ProgressViewStyle
        ProgressViewStyleConfiguration Prominence ProminentDetailNavigationSplitViewStyle Promise Properties PropertyKey
        PropertyListDecoder PropertyListEncoder PropertyListFormat PropertyListSerialization Published Publisher Publishers Subscribers QoSClass
        QualityOfService QueuePriority R RGBColorSpace RadialGradient RandomAccessCollection RandomAccessIndexable
        RandomAccessSlice RandomNumberGenerator Range RangeExpression RangeExpressionContains RangeReplaceableBidirectionalSlice
        RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
        RangeView Ranges RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions ReadingOptions
        RecoverableError Rectangle RectangleCornerRadii RecurrenceRule RedactionReasons ReferenceConvertible ReferenceType
        ReferenceWritableKeyPath RefreshAction Regex RegexComponent RegexOutput RegexRepetitionBehavior RegexSemanticLevel
        RegexWordBoundaryKind Region Regions Relation RenameButton RenderingMode Repeated RepeatedTimePolicy
        ReplacementIndexAttribute RequestReviewAction ResizingMode Resolved ResourceFetchType ResponseDisposition Result
        ReverseParser ReversedCollection ReversedIndex ReversedRandomAccessCollection Role RotationGesture
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundingMode RowAnimation Run RunLoop Runs SIMD SIMD16
        SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64 SIMD64Storage SIMD8 SIMD8Storage
        SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage SafeAreaRegions Scalar Scale ScaledMetric Scanner ScenePhase SceneStorage
        Scheduler SchedulerTimeInterval ScopedAttributeContainer Script ScrollBounceBehavior ScrollDirection
        ScrollDismissesKeyboardMode ScrollIndicatorVisibility ScrollPosition ScrollTargetBehavior
        ScrollTransitionConfiguration ScrollTransitionPhase ScrollViewProxy ScrollViewReader SearchDirection
        SearchFieldPlacement SearchOptions SearchPathDirectory SearchPathDomainMask Section SectionInsetReference SecureField
        SegmentedPickerStyle SelectionStyle Selector SelfSizingInvalidation Sendable SendableMetatype SensoryFeedback
        SeparatorInsetReference SeparatorShapeStyle SeparatorStyle Sequence SequenceAllSatisfy SequenceContains
        SequenceContainsWhere SequenceMaximum SequenceMinimum SequenceStartsWith SerialExecutor Set SetAlgebra SetIndex
        SetIterator Shape ShapeRole ShapeStyle ShareLink SidebarListStyle SignedInteger SignedNumeric SingleAttributeTransformer
        SingleValueDecodingContainer SingleValueEncodingContainer Size Slice SlideTransition Slider SocketNativeHandle
        SocketPort SortComparator SortOrder SourceType SpacerSizing Span SpineLocation Spring StackNavigationViewStyle
        StandardPredicateExpression State StateMask StateObject StaticBigInt StaticString Status Stepper Stop StoragePolicy
        Strategy Stream Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
        StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType Stride StrideThrough StrideThroughIterator StrideTo
        StrideToIterator Strideable StrikethroughStyleAttribute String StringContainsRegex StringInterpolation
        StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol
        StringTransform StrokeStyle Style StyledContent SubSequence Subdivision Subject SubmitLabel
        SubmitTriggers Subscriber Subscribers Subscription Subsequence Substring SupplementaryRegistration
        SupplementaryViewProvider SuspendingClock SwiftUIAttributes SwitchToggleStyle Symbol SymbolAttribute SymbolConfiguration
        SymbolEffect SymbolEffectOptions SymbolRenderingMode SymbolScale SymbolVariants SymbolWeight SymbolicTraits SystemDesign
        SystemItem SystemRandomNumberGenerator Tab TabView TabViewStyle Table TableColumn TableColumnBuilder
        TapGesture Task TaskExecutor TaskGroup TaskLocal TaskPriority Template TemplateRenderingMode
        Termination TerminationReason Text TextAlignment TextEditor TextField TextFieldStyle TextInputAutocapitalization
        TextOutputStream TextOutputStreamable TextProperties TextSelectability TextStyle TextTransform Thread
        ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeSeparator TimeZone TimeZoneSeparator TimelineSchedule
        TimelineView Timer TimerFlags TimerPublisher TintAdjustmentMode TintShapeStyle Title TitleAlignment
        TitleAndIconLabelStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarContent
        ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer
        ToolbarTitleDisplayMode TouchType TrackingAttribute TraitKey Transaction Transition TransitionStyle TruncationMode
        TypeCheck UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLAuthenticationChallenge URLAuthenticationChallengeSender
        URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
        URLProtocolClient URLQueryItem URLRelationship URLRequest URLResourceKey URLResourceValues URLResponse URLSession
        URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
        URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
        URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
        URLSessionWebSocketTask UTF16 UTF16View UTF32 UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_
        UnderlineStyleAttribute UndoManager UnevenRoundedRectangle UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
        UnicodeDecodingResult UnicodeScalar UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralConvertible
        UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit UnitAcceleration UnitAngle UnitArea
        UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
        UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency
        UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitStyle UnitTemperature
        UnitVolume Units UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob
        UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue
        UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsatisfiableConstraints
        UnsignedInteger UserDefaults UserInterfaceSizeClass ValidationError Value Values Variable VariableID VariableName
        Variant Version VerticalPlace View ViewClasses ViewMode ViewModifier ViewSource ViewTraits Visibility Void
        VolumeEnumerationOptions Weekday Weight WheelDatePickerStyle WheelPickerStyle Width Words Wrapper WritableKeyPath
        WriteOptions WritingDirection WritingDirectionAttribute WritingOptions YieldResult Zip2Iterator Zip2Sequence
        """
}
