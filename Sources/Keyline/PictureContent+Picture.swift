public import KeylineProjects
import KeylineScenes
public import SwiftUILayout

extension PictureContent {
    /// A picture of the view or controller.
    ///
    ///     let picture = try await view.picture(in: .init(device: .iPhone15, locale: "ar", textSize: .accessibility3))
    ///
    /// Direction, traits and fonts are those of the environment. Texts that were read from string tables before stay as they are: where
    /// they must follow the language, build the view inside ``Picture/init(in:layout:fonts:resources:of:)``. The view is outside of any window
    /// again afterwards.
    ///
    /// - Parameters:
    ///   - environment: The environment; by default an iPhone 15 in English.
    ///   - layout: How large the view is.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    /// - Returns: The picture.
    /// - Throws: `PictureError` where Keyline's fonts are not found, the view is inside another one, or asks for no size.
    @MainActor
    public func picture(
        in environment: PictureEnvironment = PictureEnvironment(),
        layout: PictureLayout = .device,
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil
    ) async throws(PictureError) -> Picture {
        try Picture(
            in: environment, layout: layout, fonts: .bundled(unless: fonts), resources: resources, content: { self })
    }
}

extension Picture {
    /// Builds a view or a controller and takes a picture of it.
    ///
    ///     let picture = try await Picture(in: .init(locale: request.language), layout: .sizeThatFits) {
    ///         InvoiceView(request.invoice)
    ///     }
    ///
    /// The closure runs on the main actor in the environment of the picture; what it captures is the data of one request. Call this from
    /// as many tasks as you like.
    ///
    /// - Parameters:
    ///   - environment: The environment; by default an iPhone 15 in English.
    ///   - layout: How large the view is.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    ///   - content: Builds the view.
    /// - Throws: `PictureError` where Keyline's fonts are not found, the closure throws, or the view asks for no size.
    @MainActor
    public init<Content: PictureContent>(
        in environment: PictureEnvironment = PictureEnvironment(),
        layout: PictureLayout = .device,
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil,
        of content: @MainActor () throws -> Content
    ) async throws(PictureError) {
        try self.init(
            in: environment, layout: layout, fonts: .bundled(unless: fonts), resources: resources, content: content)
    }

    /// Builds a view of SwiftUI's and takes a picture of it.
    ///
    ///     let picture = try await Picture(in: .init(locale: request.language), layout: .sizeThatFits) {
    ///         InvoiceView(request.invoice)
    ///     }
    ///
    /// - Parameters:
    ///   - environment: The environment; by default an iPhone 15 in English.
    ///   - layout: How large the view is.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    ///   - content: Builds the view.
    /// - Throws: `PictureError` where Keyline's fonts are not found, the closure throws, or the view asks for no size.
    @MainActor
    @_disfavoredOverload
    public init<Content: View>(
        in environment: PictureEnvironment = PictureEnvironment(),
        layout: PictureLayout = .device,
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil,
        @ViewBuilder of content: @MainActor () throws -> Content
    ) async throws(PictureError) {
        let fonts = try PictureFonts.bundled(unless: fonts)
        let environment = environment.overrides.resolved(over: .standard)
        do {
            self = try withoutActuallyEscaping(content) { content in
                let stage = ViewStage(
                    layout, environment, typesetter: fonts.typesetter, resources: resources, content: content)
                return Picture(try stage.makeScene("picture"), fonts: fonts)
            }
        } catch {
            throw PictureError(error)
        }
    }

    @MainActor
    fileprivate init(
        in environment: PictureEnvironment,
        layout: PictureLayout,
        fonts: PictureFonts,
        resources: AppResources?,
        content: () throws -> any PictureContent
    ) throws(PictureError) {
        let environment = environment.overrides.resolved(over: .standard)
        do {
            self = try withoutActuallyEscaping(content) { content in
                let stage = ContentStage(
                    layout, environment, fonts: fonts, resources: resources, content: content)
                return Picture(try stage.makeScene("picture"), fonts: fonts)
            }
        } catch {
            throw PictureError(error)
        }
    }
}

extension View {
    /// A picture of the view.
    ///
    ///     let picture = try await Card(name: "Ada").picture(in: .init(device: .iPhone15, locale: "ar", textSize: .accessibility3))
    ///
    /// Texts of `LocalizedStringKey`s, direction, traits and fonts follow the environment.
    ///
    /// - Parameters:
    ///   - environment: The environment; by default an iPhone 15 in English.
    ///   - layout: How large the view is.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    /// - Returns: The picture.
    /// - Throws: `PictureError` where Keyline's fonts are not found or the view asks for no size.
    @MainActor
    public func picture(
        in environment: PictureEnvironment = PictureEnvironment(),
        layout: PictureLayout = .device,
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil
    ) async throws(PictureError) -> Picture {
        try await Picture(in: environment, layout: layout, fonts: fonts, resources: resources) { self }
    }
}
