import Synchronization

/// Formats that layout code was given for keys and whose words depend on numbers.
///
/// Apple's `NSLocalizedString` answers with a string that carries its forms along, until `String.localizedStringWithFormat` knows the
/// number. A Swift string can carry nothing, so the forms are remembered by the text that was handed out.
package final class PluralFormats: Sendable {
    private let formats = Mutex<[String: PluralText]>([:])

    /// Remembers nothing yet.
    package init() {}

    /// The text to hand out: the form for any number, which is right enough where no number follows.
    ///
    /// Of two texts that have this form in common, the one that was asked for last counts.
    func handOut(_ plural: PluralText) -> String {
        let general = plural.general
        formats.withLock { $0[general] = plural }
        return general
    }

    /// The forms of a text that was handed out.
    subscript(format: String) -> PluralText? {
        formats.withLock { $0[format] }
    }
}
