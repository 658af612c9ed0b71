extension UIDocumentPickerViewController {
    /// Creates one that opens documents. Changes no picture.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
    }
}
