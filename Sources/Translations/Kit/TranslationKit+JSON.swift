import Foundation
import KeylineByteText
import KeylineReports
import KeylineScenes

extension TranslationKit {
    /// The kit for other programs.
    ///
    /// - Throws: Never for texts and finite numbers, of which it consists.
    package func json() throws -> [UInt8] { try JSONForm.document.bytes(of: EncodedKit(self)) }

    /// The page on which people look at keys, pictures and findings; it works without a network.
    ///
    /// - Throws: Never for texts and finite numbers, of which its data consists.
    package func page() throws -> String {
        let data = Data(try JSONForm.line.bytes(of: PageData(self)))
        let rows = keys.map { entry, findings -> HTML in
            let words = findings.map { "<div>\($0.message)</div>" as HTML }
            return "<li><strong>\(entry.id.key)</strong> \(reasons[entry.id] ?? "")\(words)</li>\n"
        }
        return PageDocument(
            .strings, title: "Keyline strings: \(app)", data: data,
            fallback: "<noscript><p>\(summary)</p><ul>\(rows)</ul></noscript>"
        ).html
    }
}

/// The kit as JSON has it.
private struct EncodedKit: Encodable {
    struct Key: Encodable {
        let table: String
        let key: String
        let comment: String?
        let extractionState: String?
        let isTranslatable: Bool
        let texts: [String: Text]
        let places: [Place]
        let notShown: String?
        let findings: [Finding]
    }

    struct Text: Encodable {
        let text: String
        /// The forms by variable, then by category.
        let forms: [String: [String: String]]?
        let states: [String]
        let file: String
        let line: Int?
        let budget: Budget?
    }

    struct Budget: Encodable {
        let letters: Int?
        let failsAt: Int?
        let points: Double?
        let tried: Int
        let isExceeded: Bool
        let scene: String?
        let environment: String?
        let message: String?
        let forms: [String: Form]?

        struct Form: Encodable {
            let length: Int
            let letters: Int?
            let failsAt: Int?
            let points: Double?
            let isExceeded: Bool

            init(_ form: TextBudget.Form) {
                length = form.current
                letters = form.letters
                failsAt = form.failsAt
                points = form.points.map { ($0 * 100).rounded() / 100 }
                isExceeded = form.isExceeded
            }
        }

        init(_ budget: TextBudget) {
            letters = budget.letters
            failsAt = budget.failsAt
            points = budget.points.map { ($0 * 100).rounded() / 100 }
            tried = budget.tried
            isExceeded = budget.isExceeded
            scene = budget.decision.map { "\($0.file)#\($0.scene.rawValue)" }
            environment = budget.decision?.environment
            message = budget.decision?.message
            let forms = budget.forms.map { ($0.category, Form($0)) }
            self.forms = forms.isEmpty ? nil : Dictionary(forms) { $1 }
        }
    }

    struct Place: Encodable {
        let file: String
        let scene: String
        let sceneName: String
        let view: String
        let className: String
        let use: String
        let code: String?
        /// By language: x, y, width and height in points.
        let frames: [String: [Double]]
    }

    struct Finding: Encodable {
        let severity: String
        let rule: String
        let language: String?
        let message: String
        let hint: String?
        let file: String
        let line: Int?
    }

    struct Picture: Encodable {
        let file: String
        let scene: String
        let language: String
        let environment: String
        let width: Double
        let height: Double
        let scale: Double
    }

    let keyline = 1
    let app: String
    let sourceLanguage: String
    let languages: [String]
    let summary: String
    let keys: [Key]
    let pictures: [Picture]

    init(_ kit: TranslationKit) {
        app = kit.app
        sourceLanguage = kit.tables.sourceLanguage
        languages = kit.tables.languages
        summary = kit.summary
        keys = kit.keys.map { entry, findings in
            Key(
                table: entry.id.tablePath, key: entry.id.key, comment: entry.comment,
                extractionState: entry.extractionState, isTranslatable: entry.isTranslatable,
                texts: entry.texts.reduce(into: [:]) { texts, text in
                    texts[text.key] = Text(text.value, kit.budgets[entry.id]?[text.key])
                },
                places: (kit.places[entry.id] ?? []).map(Place.init), notShown: kit.reasons[entry.id],
                findings: findings.map(Finding.init))
        }
        pictures = kit.pictures.map {
            Picture(
                file: $0.file, scene: "\($0.sceneFile)#\($0.scene.rawValue)", language: $0.language,
                environment: $0.environment, width: Double($0.size.width), height: Double($0.size.height),
                scale: Double($0.scale))
        }
    }
}

extension EncodedKit.Text {
    init(_ text: TextEntry.Text, _ budget: TextBudget?) {
        self.init(
            text: text.value, forms: text.entry.plural.map { $0.variables.mapValues(\.forms) }, states: text.states,
            file: text.entry.location.file, line: text.entry.location.line, budget: budget.map(EncodedKit.Budget.init))
    }
}

extension EncodedKit.Place {
    init(_ place: KeyPlace) {
        self.init(
            file: place.file, scene: place.scene.rawValue, sceneName: place.sceneName, view: place.view.rawValue,
            className: place.className, use: place.use.rawValue, code: place.code?.description,
            frames: place.frames.mapValues(\.numbers))
    }
}

extension EncodedKit.Finding {
    init(_ finding: TextFinding) {
        self.init(
            severity: finding.severity.rawValue, rule: finding.rule.rawValue, language: finding.language,
            message: finding.message, hint: finding.hint, file: finding.location.file, line: finding.location.line)
    }
}

extension CGRect {
    /// The left and upper side, the width and the height, to a hundredth.
    fileprivate var numbers: [Double] {
        [minX, minY, width, height].map { (Double($0) * 100).rounded() / 100 }
    }
}

/// The data that the script of the page shows.
private struct PageData: Encodable {
    struct Language: Encodable {
        let tag: String
        let direction: String
    }

    struct Place: Encodable {
        let picture: Int
        let frame: [Double]
    }

    struct Budget: Encodable {
        let words: String
        let screen: String?
    }

    struct Finding: Encodable {
        let severity: String
        let rule: String
        let message: String
    }

    struct Key: Encodable {
        let id: String
        let key: String
        let table: String
        let comment: String?
        let texts: [String: String]
        let states: [String: String]
        let budgets: [String: Budget]
        let places: [Place]
        let reason: String?
        let findings: [Finding]
    }

    struct Picture: Encodable {
        let file: String
        let scene: String
        let language: String
        let environment: String
        let w: Double
        let h: Double
    }

    let title: String
    let counts: String
    /// The language that the page shows first.
    let source: String
    let languages: [Language]
    let keys: [Key]
    let pictures: [Picture]

    init(_ kit: TranslationKit) {
        title = "Strings of \(kit.app)"
        counts = kit.summary
        source = kit.tables.sourceLanguage
        languages = kit.tables.languages.map {
            Language(tag: $0, direction: SceneEnvironment.layoutDirection(ofLocale: $0) == .rightToLeft ? "rtl" : "ltr")
        }
        keys = kit.keys.map { entry, findings in
            Key(
                id: entry.id.description, key: entry.id.key, table: entry.id.tablePath, comment: entry.comment,
                texts: kit.tables.shownTexts(of: entry),
                states: entry.texts.mapValues { $0.states.joined(separator: ", ") },
                budgets: (kit.budgets[entry.id] ?? [:]).mapValues {
                    Budget(words: $0.words, screen: $0.decision?.screen)
                },
                places: kit.regions(of: entry.id).map { Place(picture: $0.picture, frame: $0.frame.numbers) },
                reason: kit.reasons[entry.id],
                findings: findings.map {
                    Finding(severity: $0.severity.rawValue, rule: $0.rule.rawValue, message: $0.message)
                })
        }
        pictures = kit.pictures.map {
            Picture(
                file: HTML.link($0.file), scene: $0.title, language: $0.language, environment: $0.environment,
                w: Double($0.size.width), h: Double($0.size.height))
        }
    }
}

extension TextTables {
    /// The texts of a key by language, the document's own among them.
    fileprivate func shownTexts(of entry: TextEntry) -> [String: String] {
        var texts = entry.texts.mapValues(\.value)
        if let base = texts.removeValue(forKey: "Base"), texts[sourceLanguage] == nil { texts[sourceLanguage] = base }
        if texts[sourceLanguage] == nil { texts[sourceLanguage] = sourceText(of: entry) }
        return texts
    }
}
