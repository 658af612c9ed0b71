import KeylineGoldens
public import Keyline
public import KeylinePictureComparison
public import KeylinePreviews

/// The format in which a view is recorded, and its environment.
///
/// ```swift
/// expectGolden(of: ProfileView(), as: .image(layout: .width(343), in: .init(locale: "ar", appearance: .dark)))
/// expectGolden(of: ProfileViewController(), as: .layout)
/// expectGolden(of: ProfileView(), as: .accessibility)
/// ```
public struct GoldenFormat: Sendable {
    let kind: GoldenCase.Kind
    let layout: PictureLayout
    let environment: PictureEnvironment
    let tolerance: PictureTolerance
    var part: PicturePart?

    /// Pixels.
    public static var image: GoldenFormat { .image() }

    /// Frames, constraints and diagnostics as text.
    public static var layout: GoldenFormat { .layout() }

    /// The elements of VoiceOver in their order, with its words, as text.
    public static var accessibility: GoldenFormat { .accessibility() }

    /// Pixels.
    ///
    /// - Parameters:
    ///   - layout: How large the view is.
    ///   - environment: The environment; by default an iPhone 15 in English.
    ///   - comparison: The tolerated difference; nothing by default.
    ///   - masks: Ids, accessibility identifiers or classes of views that are not compared.
    ///   - part: The part that is recorded; nil for all of it.
    /// - Returns: The format.
    public static func image(
        layout: PictureLayout = .device, in environment: PictureEnvironment = PictureEnvironment(),
        comparison: BitmapComparison = BitmapComparison(), masking masks: [String] = [],
        showing part: PicturePart? = nil
    ) -> GoldenFormat {
        GoldenFormat(
            kind: .picture, layout: layout, environment: environment,
            tolerance: PictureTolerance(comparison, masks: masks.map { .view($0) }), part: part)
    }

    /// Frames, constraints and diagnostics as text.
    ///
    /// - Parameters:
    ///   - layout: How large the view is.
    ///   - environment: The environment; by default an iPhone 15 in English.
    /// - Returns: The format.
    public static func layout(
        _ layout: PictureLayout = .device, in environment: PictureEnvironment = PictureEnvironment()
    ) -> GoldenFormat {
        GoldenFormat(kind: .layout, layout: layout, environment: environment, tolerance: PictureTolerance())
    }

    /// The elements of VoiceOver in their order, with its words in the environment's language, as text.
    ///
    /// - Parameters:
    ///   - layout: How large the view is.
    ///   - environment: The environment; by default an iPhone 15 in English.
    /// - Returns: The format.
    public static func accessibility(
        _ layout: PictureLayout = .device, in environment: PictureEnvironment = PictureEnvironment()
    ) -> GoldenFormat {
        GoldenFormat(kind: .accessibility, layout: layout, environment: environment, tolerance: PictureTolerance())
    }
}

/// Whether an expectation writes goldens.
public enum RecordMode: Sendable {
    /// Nothing is ever written: a golden that is missing fails. What continuous integration needs, and the usual mode.
    case never
    /// A missing golden is recorded, and fails once, so that a person looks at it.
    case missing
    /// Everything that differs is recorded anew, and fails once.
    case all
}
