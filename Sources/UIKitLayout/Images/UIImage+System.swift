import Foundation

extension UIImage {
    /// The system's sign of what can be added.
    @preconcurrency @MainActor public class var add: UIImage { system("plus.circle.fill") }
    /// The system's sign of what can be taken away.
    @preconcurrency @MainActor public class var remove: UIImage { system("minus.circle.fill") }
    /// The system's sign of further actions.
    @preconcurrency @MainActor public class var actions: UIImage { system("ellipsis.circle") }
    /// The system's check mark.
    @preconcurrency @MainActor public class var checkmark: UIImage { system("checkmark") }
    /// The system's check mark in a circle.
    @preconcurrency @MainActor public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    @MainActor private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

// Apple's functions begin with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a picture among a person's photographs: there are none. Changes no picture.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a film among a person's films: there are none. Changes no picture.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: Any?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a film can be kept: none can. Changes no picture.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
