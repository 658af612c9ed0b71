import KeylineExecutors
import KeylineImageCoding
import KeylineLayoutFile
import KeylineMarkup
import KeylineProjects
import KeylineScenes
import KeylineServing
import KeylineTypesetting
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

            Always, for each picture:
            \(table(Self.pictureLimits, 24))

            Always, for each document and folder; what has more is refused with its place:
            \(table(Self.documentLimits, 24))

            Always, for each served page; what asks for more is refused:
            \(table(Self.serverLimits, 24))

            """
    }

    /// The limits of pictures: they hold for every file, and no option changes them.
    private static var pictureLimits: [(head: String, text: String)] {
        let limits = ImageLimits.standard
        return [
            ("side  \(limits.maximumSide) pixels", "The longest side of a picture: Cairo's surfaces reach as far."),
            (
                "content  \(Int(SceneExtent.mostPixels)) pixels",
                "The height of a screen with all of its scroll content (--extent content): what surrounds it has to fit into the side."
            ),
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
            (
                "font  \(OpenTypeSanitizer.maximumProcessorSeconds) seconds",
                "The processor's time for one face of an app's font in a process of its own: real ones take milliseconds."
            ),
            (
                "font  \(OpenTypeSanitizer.maximumMegabytes) MB",
                "The memory of that process, and all tables of a file: the largest faces have 20 MB."
            ),
        ]
    }

    /// The limits of documents and folders. Readers that call themselves for each level stay far from the end of the stack.
    private static var documentLimits: [(head: String, text: String)] {
        [
            (
                "markup  \(Markup.sizeLimit >> 20) MB",
                "A storyboard or XIB: the largest of 453 public ones has half a megabyte."
            ),
            ("markup  \(Markup.depthLimit) levels", "Elements inside each other: public interfaces have up to 25."),
            ("yaml  \(YAMLLimits.bytes >> 20) MB", "A layout file or keyline.yaml: more than a person writes."),
            ("yaml  \(YAMLLimits.depth) levels", "Lists and mappings inside each other."),
            (
                "yaml  \(YAMLLimits.nodes / 1000) thousand nodes",
                "All of them, aliases as often as they are used: a few lines of aliases can stand for billions."
            ),
            ("input  \(StandardInput.limit >> 20) MB", "A document from standard input, which may never end."),
            ("folder  \(AppFolder.sizeLimit / 1000) thousand entries", "An app's folder: more than apps have."),
            ("folder  \(AppFolder.depthLimit) levels", "Folders inside each other; what is deeper is not looked for."),
            (
                "jobs  \(SceneJobs.jobLimit)",
                "Tasks that a scene's code starts before its picture: one may start the next without end."
            ),
        ]
    }

    /// The limits of a page's server.
    private static var serverLimits: [(head: String, text: String)] {
        [
            ("connections  \(HTTPServer.connections)", "At once: a browser with many windows has fewer."),
            ("idle  \(HTTPServer.timeout) seconds", "Until a connection on which nothing happens is closed."),
            ("headers  \(HTTPServer.memory >> 10) kB", "A request's line and headers: browsers send less than 4."),
            ("body  \(HTTPServer.mostBytes >> 20) MB", "What a page sends: a whole storyboard is smaller."),
        ]
    }
}
