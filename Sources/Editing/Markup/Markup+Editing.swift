import KeylineMarkup

extension Markup {
    /// Reads a document that is to be edited.
    ///
    /// - Throws: `EditingError` where the bytes are no well-formed XML, or where places in them are not known.
    init(editing bytes: [UInt8], file: String) throws(EditingError) {
        do throws(MarkupError) {
            try self.init(bytes, file: file)
        } catch {
            switch error {
            case .malformed(let reason, let location): throw .malformed(reason: reason, location: location)
            case .tooDeep(let limit, let location):
                throw .malformed(reason: "elements are nested more than \(limit) deep", location: location)
            }
        }
        guard hasPlaces else { throw .otherEncoding(file: file) }
    }
}
