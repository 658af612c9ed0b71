package import KeylineScenes

/// A document that was opened, or why it could not be.
package struct OpenedDocument {
    /// Its path.
    package let file: String
    /// Its source.
    package let result: Result<any SceneSource, any Error>
    /// What was looked for meanwhile, also in vain.
    package let inputs: Set<InputDependency>

    init(_ file: String, opening open: () throws -> any SceneSource) {
        self.file = file
        (result, inputs) = InputTrace.collecting { Result { try open() } }
    }
}
