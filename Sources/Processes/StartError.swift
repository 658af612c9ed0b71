/// Why a program could not be started.
package struct StartError: Error, Hashable {
    /// The program.
    package let path: String
    /// The system's words.
    package let reason: String
}
