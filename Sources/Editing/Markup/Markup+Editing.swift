import KeylineMarkup

extension Markup {
    /// Reads a document that is to be edited.
    ///
    /// - Throws: `EditingError` where the bytes are no well-formed XML, or where places in them are not known.
    init(editing bytes: [UInt8], file: String) throws(EditingError) {
        do throws(MarkupError) {
            try self.init(bytes, file: file)
        } catch {
            throw .malformed(reason: error.reason, location: error.location)
        }
        guard hasPlaces else { throw .otherEncoding(file: file) }
    }
}
