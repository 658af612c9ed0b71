internal import KeylineGraphics
internal import Synchronization

/// The faces that were opened, shared by every collection that descends from one.
final class FontStore: Sendable {
    private struct FaceKey: Hashable {
        let checksum: String
        let index: Int
    }

    private struct InstanceKey: Hashable {
        let id: FontID
        /// A file may belong to several families, which treat it differently.
        let family: String
        /// A bundled file may be added by itself, under its own family's name.
        let shapingChecksum: String?
    }

    private struct OpenFace {
        let face: HarfBuzzFace
        let coverage: CharacterCoverage
    }

    private struct State {
        var faces: [FaceKey: OpenFace] = [:]
        var instances: [InstanceKey: FontInstance] = [:]
        var failures: [FontError] = []
    }

    private let state: Mutex<State>

    /// - Parameter failure: What went wrong before any file was opened.
    init(failure: FontError? = nil) {
        state = Mutex(State(failures: failure.map { [$0] } ?? []))
    }

    /// The failures of files so far, in the order of discovery.
    var failures: [FontError] { state.withLock(\.failures) }

    /// Remembers what went wrong, once.
    func note(_ failure: FontError) {
        state.withLock { if !$0.failures.contains(failure) { $0.failures.append(failure) } }
    }

    /// A face of a family with its axes set, slanted or not; nil where its file is missing or altered, which is remembered.
    func instance(
        _ face: FontFace, of family: FontFamily, variations: [FontID.Variation], slant: Double = 0
    ) -> FontInstance? {
        let id = FontID(
            name: face.file.name, checksum: face.file.checksum, faceIndex: face.faceIndex, variations: variations,
            slant: slant)
        return state.withLock { state in
            let key = InstanceKey(id: id, family: family.name, shapingChecksum: face.shapingFile?.checksum)
            if let instance = state.instances[key] { return instance }
            do throws(FontError) {
                let open = try Self.open(face.file, index: face.faceIndex, in: &state)
                let instance = FontInstance(
                    id: id, font: HarfBuzzFont(open.face, id), coverage: open.coverage,
                    subset: try Self.subset(of: face, id, in: &state), family: family)
                state.instances[key] = instance
                return instance
            } catch {
                if !state.failures.contains(error) { state.failures.append(error) }
                return nil
            }
        }
    }

    private static func subset(
        of face: FontFace,
        _ id: FontID,
        in state: inout State
    ) throws(FontError) -> FontInstance.ShapingSubset? {
        guard let file = face.shapingFile else { return nil }
        let open = try open(file, index: 0, in: &state)
        return FontInstance.ShapingSubset(
            font: HarfBuzzFont(open.face, id), coverage: open.coverage)
    }

    private static func open(_ file: FontFile, index: Int, in state: inout State) throws(FontError) -> OpenFace {
        let key = FaceKey(checksum: file.checksum, index: index)
        if let face = state.faces[key] { return face }
        guard let opened = HarfBuzzFace(try file.data(), index: index) else { throw .notAFont(path: file.path) }
        let open = OpenFace(face: opened, coverage: opened.coverage)
        state.faces[key] = open
        return open
    }
}
