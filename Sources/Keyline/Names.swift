public import KeylinePreviews
public import KeylineProjects
public import KeylineRendering
public import KeylineScenes
public import KeylineTypesetting

// What everyday use needs of the modules below, so that one import is enough. The modules themselves are not exported: their names
// (`Scene`, `Color`, `Font`) are also SwiftUI's.

/// A device as layout sees it: `.iPhone15`, or `Device.named("iPad Pro 11-inch")`.
public typealias Device = KeylineScenes.Device
/// The orientation of a device.
public typealias Orientation = KeylineScenes.Orientation
/// Light or dark.
public typealias Appearance = KeylineScenes.Appearance
/// The side on which lines and rows start.
public typealias LayoutDirection = KeylineScenes.LayoutDirection
/// The system whose measures bars, lists and controls have.
public typealias SystemGeneration = KeylineScenes.SystemGeneration
/// The text size that a person chose.
public typealias ContentSizeCategory = KeylineScenes.ContentSizeCategory
/// A transformation of localised strings that shows what another language would do.
public typealias PseudoLanguage = KeylineScenes.PseudoLanguage
/// The tree of views with frames, alignment rects, baselines, guides and constraints, as values.
public typealias LayoutSnapshot = KeylineScenes.LayoutSnapshot
/// A problem of a layout that was made all the same.
public typealias Diagnostic = KeylineScenes.Diagnostic
/// An error that some input caused: the mistake, its place, and the next step.
public typealias InputError = KeylineScenes.InputError
/// A document or a piece of code that makes scenes in any environment.
public typealias SceneSource = KeylineScenes.SceneSource
/// The texts, pictures and colours of an app or a package, found in a folder.
public typealias AppResources = KeylineProjects.AppResources
/// The values of an app's code that pictures of its documents show.
public typealias CodeUse = KeylineProjects.CodeUse
/// The fonts that text may use.
public typealias FontCollection = KeylineTypesetting.FontCollection
/// The sheets that a PDF is printed on.
public typealias Paper = KeylinePreviews.Paper

/// A kind of file that pictures are written as.
public typealias PictureFormat = KeylineRendering.PictureFormat
