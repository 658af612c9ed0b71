import Foundation
import KeylineAdapter
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import KeylineServing
import KeylineTypesetting

extension FuzzTarget {
    static let decoders = [
        picture("picture.png"), picture("picture.jpg"), drawing("drawing.svg", .svg, .markup),
        drawing("drawing.pdf", .pdf, .bytes), font,
    ]

    /// A picture of pixels, of which as many are read as it says.
    private static func picture(_ name: String) -> FuzzTarget {
        FuzzTarget(name: name, syntax: .bytes) { input in
            let limits = ImageLimits(maximumSide: 4_096, maximumPixelCount: 1 << 20)
            guard let bitmap = try? ImageDecoder(limits: limits).decode(input) else { return }
            precondition(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
        }
    }

    /// A drawing, read by the process that is set apart for it.
    private static func drawing(_ name: String, _ format: VectorFormat, _ syntax: InputSyntax) -> FuzzTarget {
        FuzzTarget(name: name, syntax: syntax) { input in
            _ = try? VectorPicture(input, format: format).bitmap(width: 32, height: 32)
        }
    }

    private static let font = FuzzTarget(name: "font.ttf", syntax: .bytes) { input in
        FuzzSandbox.write(input, "fonts/x.ttf")
        FuzzSandbox.run([
            "text", "--no-config", "--fonts", "fonts", "--font", "Noto Sans Hebrew", "--width", "60", "AVfi שלום 123",
        ])
    }

    static let requests = [request, adapted, text]

    /// Bytes that arrive at a page's server; the token is the session's, so that more than its refusal is tried.
    private static let request = FuzzTarget(name: "request", syntax: .bytes) { input in
        guard let server else { return }
        let line = String(decoding: input, as: UTF8.self)
            .replacingOccurrences(of: "TOKEN", with: server.socket.token.value)
            .replacingOccurrences(of: "PORT", with: "\(server.socket.port)")
        LoopbackSender.send(Array(line.utf8), to: server.socket.port)
    }

    private static let server: (socket: ListeningSocket, server: HTTPServer)? = {
        guard let socket = try? ListeningSocket(port: 0),
            let server = try? HTTPServer(
                on: socket, takesPosts: true,
                handler: { request in .json(["path": request.path, "body": "\(request.body.count)"]) })
        else { return nil }
        return (socket, server)
    }()

    /// An app's source.
    private static let adapted = FuzzTarget(name: "source.swift", syntax: .bytes) { input in
        let text = String(decoding: input, as: UTF8.self)
        let other = "import SwiftUI\nstruct B: View { var body: some View { Text(verbatim: \"b\") } }\n"
        let files = Adaptation([("/App/A.swift", text), ("/App/B.swift", other)]).files
        // Messages of the compiler name the app's own lines.
        precondition(files[0].text.utf8.count { $0 == 0x0A } >= text.utf8.count { $0 == 0x0A })
    }

    /// A text in two widths.
    private static let text = FuzzTarget(name: "text", syntax: .bytes) { input in
        let words = String(decoding: input, as: UTF8.self)
        guard !words.hasPrefix("-"), !words.isEmpty, !words.contains("\u{0}") else { return }
        FuzzSandbox.run(["text", "--no-config", "--width", digest(input) % 2 == 0 ? "80" : "1", words])
    }
}
