/// The priorities with which views hug their content while nothing says another.
extension InterfaceClass {
    /// The priorities of a view that code or a layout file makes.
    ///
    /// In a document silence means 250, whatever the class.
    package var hugging: (width: Double, height: Double) {
        (traits.contains(.huggingWidth) ? 750 : 250, traits.contains(.huggingHeight) ? 750 : 250)
    }

    /// The priorities that documents get for a view whose layout says none: a label's are 251, as Interface Builder gives them to new
    /// labels.
    package var writtenHugging: (width: Double, height: Double) {
        element == "label" ? (251, 251) : hugging
    }
}
