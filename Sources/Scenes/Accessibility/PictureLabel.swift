/// The words by which VoiceOver speaks of a picture without a label.
package enum PictureLabel {
    /// The words of a picture's name, which is a file's or a symbol's.
    ///
    /// VoiceOver has its own words for some symbols, which are not public. The name takes their place.
    package static func label(ofPicture name: String) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        return file.replacing(".", with: " ")
    }
}
