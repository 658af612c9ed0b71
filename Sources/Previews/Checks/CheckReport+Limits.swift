import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// For each scene and environment from which width or height on, or up to which text it works; empty where nothing was swept.
    ///
    /// It works where nothing of its text or controls is cut, divided, off screen or over other text, no constraints contradict
    /// each other, and nothing else is a warning. Where something else is, only the former is said, since the sweep looks for that.
    var limits: [String] {
        guard let inner = sweep.last else { return [] }
        return matrix.scenes.flatMap { scene in
            matrix.variations.indices.map { index in
                let label = matrix.variations[index].label
                let subject = [scene.name, label].filter { !$0.isEmpty }.joined(separator: " in ")
                let unvaried = hasPlainTexts(scene, index) ? ", but for texts that do not vary" : ""
                let others = worstOfOthers(scene, index).map { "; there are other \($0.rawValue)s" } ?? ""
                let verb = others.isEmpty ? "works" : "nothing is cut or in conflict"
                return "\(subject): " + limits(of: areas(scene, index), inner, verb) + unvaried + others
            }
        }
    }

    /// Whether a sweep of text lengths left some texts as they are.
    private func hasPlainTexts(_ scene: SceneReference, _ variation: Int) -> Bool {
        findings.contains { finding in
            finding.scene == scene.description.id && finding.file == scene.source.file
                && finding.diagnostic.kind == .ignored && finding.diagnostic.message.contains(SweepSearch.plainTexts)
                && finding.occurrences.contains { $0.variationIndex == variation }
        }
    }

    private static let kinds: Set<Diagnostic.Kind> = [
        .truncated, .brokenWord, .offScreen, .clipped, .overlap, .unsatisfiable,
    ]

    /// The swept areas in which the scene does not work.
    private func areas(_ scene: SceneReference, _ variation: Int) -> [SweptSizes] {
        findings.filter { finding in
            finding.scene == scene.description.id && finding.file == scene.source.file
                && finding.diagnostic.severity >= .warning && Self.kinds.contains(finding.diagnostic.kind)
        }.flatMap { $0.occurrences.filter { $0.variationIndex == variation }.flatMap(\.sizes) }
    }

    /// The greatest severity of warnings and errors of other kinds about the scene or its file; nil where there are none. Findings that
    /// are told once for a whole app, such as a missing font, say nothing about one scene.
    private func worstOfOthers(_ scene: SceneReference, _ variation: Int) -> Diagnostic.Severity? {
        findings.filter { finding in
            finding.file == scene.source.file && finding.suppression == nil
                && finding.diagnostic.severity >= .warning && !Self.kinds.contains(finding.diagnostic.kind)
                && !FindingKey.isAppWide(finding.diagnostic.kind)
                && (finding.occurrences.isEmpty
                    || finding.scene == scene.description.id
                        && finding.occurrences.contains { $0.variationIndex == variation })
        }.map(\.diagnostic.severity).max()
    }

    private func limits(of areas: [SweptSizes], _ inner: Sweep, _ verb: String) -> String {
        guard sweep.count == 2, let outer = sweep.first else { return limit(of: areas, inner, verb) }
        var parts: [(start: Int, words: String)] = []
        for value in outer.range {
            let here = areas.filter { $0.bands.first?.range.contains(value) ?? false }
            let words = limit(of: here, inner, verb)
            if parts.last?.words != words { parts.append((value, words)) }
        }
        return parts.enumerated().map { index, part in
            let end = index + 1 < parts.count ? parts[index + 1].start - 1 : outer.range.upperBound
            let band = SweptSizes.Band(
                side: outer.side, range: part.start...end, isWhole: part.start...end == outer.range)
            return "\(part.words) at \(band.isWhole ? "all " : "")\(outer.side.noun)"
                + (band.isWhole ? "" : " \(band.words)")
        }.joined(separator: ", ")
    }

    private func limit(of areas: [SweptSizes], _ inner: Sweep, _ verb: String) -> String {
        let ranges = areas.compactMap { $0.bands.last?.range }
        let side = inner.side
        switch side {
        case .widths, .heights:
            guard let last = ranges.map(\.upperBound).max() else { return "\(verb) at all \(side.noun)" }
            let size = side == .widths ? "a width of" : "a height of"
            guard last < inner.range.upperBound else { return "does not work up to \(size) \(inner.range.upperBound)" }
            return "\(verb) from \(size) \(last + 1)"
        case .textSizes, .textLengths:
            guard let first = ranges.map(\.lowerBound).min() else { return "\(verb) at all \(side.noun)" }
            guard first > inner.range.lowerBound else { return "does not work at \(side.words(first))" }
            return "\(verb) up to \(side.words(first - 1))"
        }
    }
}
