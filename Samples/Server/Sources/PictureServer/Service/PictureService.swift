import Foundation
import Keyline
import KeylineProjects
import UIKitLayout

/// Answers requests: data in, a picture out. It knows nothing of sockets.
struct PictureService: Sendable {
    let limits: Limits
    private let gate: Gate
    private let fonts: PictureFonts
    private let texts: AppResources

    /// An answer's status, media type and content.
    struct Answer: Sendable {
        var status = 200
        var type: String
        var body: Data
    }

    /// Opens what all requests share.
    ///
    /// - Throws: `PictureError` where fonts are missing, `ProjectError` where texts are.
    init(_ limits: Limits = Limits()) throws {
        self.limits = limits
        gate = Gate(limits)
        fonts = try PictureFonts()
        texts = try AppResources(folder: Bundle.module.bundlePath + "/Texts")
    }

    /// Answers a request; errors are answers too.
    func answer(_ method: String, _ path: String, _ body: Data) async -> Answer {
        do {
            if path == "/health" { return Answer(type: "text/plain; charset=utf-8", body: Data("well\n".utf8)) }
            guard let job = Job(path) else { throw ServiceError.unknownPath(path) }
            guard method == "POST" else { throw ServiceError.method }
            guard body.count <= limits.body else { throw ServiceError.tooLarge(limit: limits.body) }
            let document = try Self.document(job, body)
            return Answer(
                type: job.format.type, body: try await gate.run { try await picture(of: document, as: job.format) })
        } catch {
            let known = error as? ServiceError ?? .picture("\(error)")
            return Answer(status: known.status, type: "application/json", body: known.body)
        }
    }

    private static func document(_ job: Job, _ body: Data) throws(ServiceError) -> Document {
        do {
            let decoder = JSONDecoder()
            switch job.kind {
            case .card: return .card(try decoder.decode(Card.self, from: body))
            case .invoice: return .invoice(try decoder.decode(Invoice.self, from: body))
            }
        } catch let error as DecodingError {
            throw .json(error.message(about: body), path: error.path)
        } catch {
            throw .picture("\(error)")
        }
    }

    /// Lays out on the main actor and draws here, beside other requests.
    private func picture(of document: Document, as format: Job.Format) async throws -> Data {
        let picture: Picture
        switch document {
        case .card(let card):
            picture = try await Picture(
                in: .init(locale: card.language.rawValue), layout: .fixed(width: 600, height: 315), fonts: fonts,
                resources: texts
            ) { CardView(card) }
        case .invoice(let invoice):
            // A page of A4 in points.
            picture = try await Picture(
                in: .init(locale: invoice.language.rawValue), layout: .fixed(width: 595, height: 842), fonts: fonts,
                resources: texts
            ) { InvoiceView(invoice) }
        }
        return switch format {
        case .png: try picture.png(scale: 2)
        case .pdf: try picture.pdf()
        }
    }

    private enum Document: Sendable {
        case card(Card)
        case invoice(Invoice)
    }

    /// What a path asks for.
    struct Job {
        enum Kind: String { case card, invoice }

        enum Format: String {
            case png, pdf
            var type: String { self == .png ? "image/png" : "application/pdf" }
        }

        let kind: Kind
        let format: Format

        init?(_ path: String) {
            let parts = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard path.hasPrefix("/"), parts.count == 2, let kind = Kind(rawValue: parts[0]),
                let format = Format(rawValue: parts[1])
            else { return nil }
            self.kind = kind
            self.format = format
        }
    }
}
