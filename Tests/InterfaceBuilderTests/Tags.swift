import Testing

// The rows of the acceptance table that tests show.
extension Tag {
    /// Labels hug at 251 in Interface Builder.
    @Tag static var a33: Self
    /// The size of views without content in a stack.
    @Tag static var b7: Self
    /// Placeholder constraints.
    @Tag static var d24: Self
    /// Placeholder content sizes.
    @Tag static var d25: Self
    /// Conflicts at other sizes.
    @Tag static var d27: Self
    /// Follow Readable Width.
    @Tag static var e7: Self
    /// Interface Builder's constraints for ambiguous views.
    @Tag static var f15: Self
}
