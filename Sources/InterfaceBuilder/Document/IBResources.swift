import Foundation

/// What a document says about things outside of it: the sizes of images, the values of named colours.
struct IBResources: Sendable {
    /// The sizes of images in points, by catalog and name.
    private var images: [ImageKey: CGSize] = [:]
    /// The names of images whose pixels the document holds itself, in an archive of classes that only AppKit has.
    private(set) var archivedImages: Set<String> = []
    /// The values of the app's named colours.
    private(set) var namedColors: [String: IBElement] = [:]
    /// The values that the system's colours had when the document was saved.
    private(set) var systemColors: [String: IBElement] = [:]

    private struct ImageKey: Hashable {
        let name: String
        let isSymbol: Bool
    }

    init(_ element: IBElement?) {
        for resource in element?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image":
                if resource.child("mutableData", key: "keyedArchiveRepresentation") != nil {
                    archivedImages.insert(name)
                }
                guard let width = resource.number("width"), let height = resource.number("height") else { continue }
                images[ImageKey(name: name, isSymbol: resource["catalog"] == "system")] = CGSize(
                    width: width, height: height)
            case "namedColor": namedColors[name] = resource.child("color")
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
    }

    /// The size of an image in points; nil where the document does not say.
    func size(ofImage name: String, isSymbol: Bool) -> CGSize? {
        images[ImageKey(name: name, isSymbol: isSymbol)]
    }
}
