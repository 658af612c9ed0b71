public import KeylineObjectiveC

/// Views of a module that is missing are boxes with their type's name.
extension MissingValue: View {
    @MainActor public var body: CutPlaceholder { CutPlaceholder(reason: "\(type(of: self))") }
}
