public import KeylineScenes

extension SceneSource {
    /// A picture of a scene.
    ///
    /// Layout runs on the main actor, wherever this is called from; the picture is then drawn on any thread.
    ///
    /// - Parameters:
    ///   - name: The id of the scene, or one of its names; nil for the only one.
    ///   - environment: The requested environment, which overrides the source's.
    ///   - fonts: The fonts that the source was opened with; nil for Keyline's own.
    /// - Returns: The picture.
    /// - Throws: `PictureError` where there is no such scene, or something that it needs cannot be read.
    @MainActor
    public func picture(
        of name: String? = nil,
        in environment: PictureEnvironment = PictureEnvironment(),
        fonts: PictureFonts? = nil
    ) async throws(PictureError) -> Picture {
        let fonts = try PictureFonts.bundled(unless: fonts ?? ownFonts)
        let scene = try scene(named: name)
        do {
            return Picture(
                try makeScene(scene.id, in: environment.overrides.resolved(over: scene.environment)), fonts: fonts)
        } catch {
            throw PictureError(error)
        }
    }

    private func scene(named name: String?) throws(PictureError) -> SceneDescription {
        let known = scenes.map { $0.names.first ?? $0.id.rawValue }
        guard let first = scenes.first else { throw .noScene(file: file) }
        guard let name else {
            guard scenes.count == 1 else { throw .severalScenes(file: file, known: known) }
            return first
        }
        let found = scenes.first { $0.id.rawValue == name } ?? scenes.first { $0.names.contains(name) }
        guard let found else { throw .unknownScene(name, file: file, known: known) }
        return found
    }

    private var ownFonts: PictureFonts? { (self as? any FontedSource)?.fonts }
}

/// A source that knows the fonts that it was opened with.
protocol FontedSource {
    var fonts: PictureFonts { get }
}

extension DocumentSource: FontedSource {}
extension CodeSource: FontedSource {}

extension PictureError {
    /// An error of a source.
    init(_ error: any Error) {
        switch error {
        case let error as PictureError: self = error
        case let error as any InputError: self = .source(error)
        default: self = .content(error)
        }
    }
}
