import Foundation
import KeylineGraphics
import KeylineTypesetting

/// Measures one set of texts.
struct TextMeasurement {
    let corpus: TextCorpus
    let fonts: FontCollection
    let peer: PangoPeer?
    let rounds: Int
    /// The only work that is done, for a profiler; nil for all.
    let work: String?

    private static let font = Font.system(size: 17)
    private static let color = Color.black
    private static let command = "make bench"

    /// Something that is timed once in each round.
    private struct Contender {
        let name: String
        let seconds: () throws -> Double
    }

    private var isLabels: Bool { corpus.name == "labels" }
    private var width: Int { isLabels ? 0 : 320 }

    /// A typesetter that has shaped nothing yet.
    private func typesetter(_ limits: Typesetter.CacheLimits = .init()) -> Typesetter {
        Typesetter(fonts: fonts, cacheLimits: limits)
    }

    /// Every text shaped and broken into lines.
    private func layOut(with typesetter: Typesetter) {
        let width = width == 0 ? CGFloat.infinity : CGFloat(width)
        for text in corpus.texts {
            let shaped = typesetter.shape(
                AttributedText(text, font: Self.font, color: Self.color), style: Self.style, locale: corpus.locale)
            _ = shaped.layout(width: width).size
        }
    }

    private static let style: ParagraphStyle = {
        var style = ParagraphStyle()
        style.lineBreakMode = .wordWrapping
        return style
    }()

    func rows() throws -> [BenchmarkRow] {
        let medians = try medians(of: try contenders())
        func row(_ what: String, _ ours: String, _ theirs: String, _ peer: String) -> BenchmarkRow {
            BenchmarkRow(
                name: "\(corpus.name) \(what)", peer: peer, ours: (medians[ours] ?? 0) * 1000,
                theirs: medians[theirs].map { $0 * 1000 }, unit: "ms", command: Self.command)
        }
        let pango = "Pango " + (peer?.version ?? "")
        return [
            row("cold", "cold", "pango cold", pango),
            row("cold without caches", "uncached", "pango cold", pango),
            row("at a new width", "warm", "pango warm", pango),
            row("beside shaping alone", "cold", "raw", "hb_shape"),
        ]
    }

    private func contenders() throws -> [Contender] {
        let kept = typesetter()
        let shaped = corpus.texts.map {
            kept.shape(AttributedText($0, font: Self.font, color: Self.color), style: Self.style, locale: corpus.locale)
        }
        let runs = shaped.flatMap { $0.layout().glyphRuns(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) }
        let raw = try RawShaping(runs, fonts: fonts)
        let newWidth = isLabels ? 100 : 300
        var contenders = [
            Contender(name: "raw") { ProcessorTime.measure { raw.run() } },
            Contender(name: "cold") {
                let typesetter = typesetter()
                return ProcessorTime.measure { layOut(with: typesetter) }
            },
            Contender(name: "uncached") {
                let typesetter = typesetter(.none)
                return ProcessorTime.measure { layOut(with: typesetter) }
            },
            Contender(name: "warm") {
                ProcessorTime.measure { for text in shaped { _ = text.layout(width: CGFloat(newWidth)).size } }
            },
        ]
        if let peer {
            contenders += [
                Contender(name: "pango cold") { try peer.seconds("cold \(corpus.name) \(width)") },
                Contender(name: "pango warm") { try peer.seconds("warm \(corpus.name) \(newWidth)") },
            ]
        }
        return contenders.filter { work == nil || $0.name == work }
    }

    /// The median time of each, taken in turns after a round that does not count.
    private func medians(of contenders: [Contender]) throws -> [String: Double] {
        var times: [String: [Double]] = [:]
        for round in 0...rounds {
            for contender in contenders {
                let seconds = try contender.seconds()
                if round > 0 { times[contender.name, default: []].append(seconds) }
            }
        }
        return times.mapValues(\.median)
    }
}
