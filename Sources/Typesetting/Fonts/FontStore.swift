internal import Graphics
internal import Synchronization

/// The faces that were opened, shared by every collection that descends from one.
final class FontStore: Sendable {
    private struct FaceKey: Hashable {
        let checksum: String
        let index: Int
    }

    private struct OpenFace {
        let face: HarfBuzzFace
        let coverage: CharacterCoverage
    }

    private struct State {
        var faces: [FaceKey: OpenFace] = [:]
        var instances: [FontID: FontInstance] = [:]
        var failures: [FontError] = []
    }

    private let state = Mutex(State())

    /// What went wrong with files so far, in the order of discovery.
    var failures: [FontError] { state.withLock(\.failures) }

    /// A face with its axes set; nil where its file is missing or altered, which is remembered.
    func instance(_ face: FontFace, variations: [FontID.Variation], lineFit: FontFamily.LineFit) -> FontInstance? {
        let id = FontID(
            name: face.file.name, checksum: face.file.checksum, faceIndex: face.faceIndex, variations: variations)
        return state.withLock { state in
            if let known = state.instances[id] { return known }
            do throws(FontError) {
                let open = try Self.open(face, in: &state)
                let font = HarfBuzzFont(open.face, variations: id.variations)
                let instance = FontInstance(id: id, font: font, coverage: open.coverage, lineFit: lineFit)
                state.instances[id] = instance
                return instance
            } catch {
                if !state.failures.contains(error) { state.failures.append(error) }
                return nil
            }
        }
    }

    private static func open(_ face: FontFace, in state: inout State) throws(FontError) -> OpenFace {
        let key = FaceKey(checksum: face.file.checksum, index: face.faceIndex)
        if let known = state.faces[key] { return known }
        guard let opened = HarfBuzzFace(try face.file.data(), index: face.faceIndex) else {
            throw .notAFont(path: face.file.path)
        }
        let open = OpenFace(face: opened, coverage: opened.coverage)
        state.faces[key] = open
        return open
    }
}
