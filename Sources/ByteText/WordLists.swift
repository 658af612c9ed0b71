extension [String] {
    /// The words joined as a sentence says them: `png, pdf or svg`.
    package var orList: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
