import KeylineByteText
import KeylineScenes

/// The reasons why a map cannot be drawn, besides mistakes in its files.
enum MapError: InputError, Equatable {
    /// There are no screens.
    case nothing(paths: [String])
    /// There are storyboards, but none has a scene; with the places where scenes would be.
    case empty([SourceLocation])
    /// Some of the documents cannot be read, which was reported.
    case incomplete(path: String)
    /// The output's name speaks of no form of a map.
    case unknownFormat(output: String)
    /// The output's name speaks of another form than the one asked for.
    case contradictingFormat(output: String, format: MapFormat)
    /// The preview is an address of another kind.
    case unknownAddress(String)

    var message: String {
        switch self {
        case .nothing: "there is no storyboard, and no code with screens"
        case .empty(let places):
            places.count == 1
                ? "the storyboard has no scenes to draw"
                : "none of the \(places.count) storyboards has a scene to draw"
        case .incomplete: "the map would lack what cannot be read"
        case .unknownFormat: "the name does not tell the map's format"
        case .contradictingFormat(_, let format): "the name does not match the format \(format.rawValue)"
        case .unknownAddress: "the address of a preview begins with http:// or https://, or is a folder"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .nothing(let paths): paths.count == 1 ? SourceLocation(file: paths[0]) : nil
        case .empty(let places): places.first
        case .incomplete(let path): SourceLocation(file: path)
        case .unknownFormat(let output), .contradictingFormat(let output, _): SourceLocation(file: output)
        case .unknownAddress(let address): SourceLocation(file: address)
        }
    }

    var hint: String? {
        switch self {
        case .nothing: "name a storyboard, or the folder of an app; `keyline list` shows the scenes of a folder"
        case .empty: "add a view controller in Xcode, or name another storyboard or the app's folder"
        case .incomplete: "mend the files that are reported above"
        case .unknownFormat:
            "end it with \(MapFormat.allCases.map { "." + $0.rawValue }.orList), or give the format with --format"
        case .contradictingFormat(_, let format): "end it with .\(format.rawValue), or leave --format out"
        case .unknownAddress: "name the folder that `keyline preview` wrote"
        }
    }
}
