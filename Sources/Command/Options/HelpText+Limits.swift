import KeylineImageCoding
import KeylineWorkers

extension HelpText {
    /// What a scene and its pictures may take, and why.
    var limits: String {
        let rows = WorkLimits.Name.allCases.map { name in
            ("\(name.rawValue)  \(name.words(WorkLimits.standard[name]))", name.reason)
        }
        return """
            \(wrap("What one step of one scene may take. A scene that takes more is reported with its file and name, everything else is done, and the command exits with 2.", indent: 0))

            Raised or lowered with --limits NAME=N,…, such as seconds=120,memory=8G:
            \(table(rows.map { (head: $0, text: $1) }, 24))

            Always:
            \(table(Self.pictureLimits, 24))

            """
    }

    /// The limits of pictures: they hold for every file, and no option changes them.
    private static var pictureLimits: [(head: String, text: String)] {
        let limits = ImageLimits.standard
        return [
            ("side  \(limits.maximumSide) pixels", "The longest side of a picture: Cairo's surfaces reach as far."),
            (
                "picture  \(limits.maximumPixelCount / 1_000_000) million pixels",
                "The largest picture that is read or drawn: its pixels take 400 MB."
            ),
            (
                "file  \(ImageLimits.maximumFileSize >> 20) MB",
                "The largest picture file that is read: more than any picture of that size has."
            ),
            (
                "drawing  \(limits.maximumProcessorSeconds) seconds",
                "The processor's time for reading a PDF or SVG, in a process of its own: real ones take milliseconds."
            ),
            (
                "drawing  \(limits.maximumMegabytes) MB",
                "The memory of that process besides the pixels, for the same reason."
            ),
        ]
    }
}
