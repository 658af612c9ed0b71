import KeylineVocabulary

/// A change of what a layout file says for some size classes alone.
struct LayoutVariationEdit {
    /// The mapping of a view, of the screen or of a constraint.
    var holder: LayoutFileRanges.View
    var sizeClasses: SizeClassKey
    /// The key in the variation.
    var name: String
    /// Its value; nil takes it away.
    var text: String?
}

extension LayoutFileEditor {
    func write(_ edit: LayoutVariationEdit, in edits: inout ByteEdits) {
        let key = Self.key(edit.sizeClasses)
        guard let present = places.variations(of: edit.holder) else {
            guard let text = edit.text else { return }
            let entries = edit.holder.entries
            return insert(
                "variations: { \(key): { \(edit.name): \(text) } }",
                behind: entries.prefix { !LayoutFileRanges.keysOfViews.contains($0.key) }.last ?? entries.last,
                of: edit.holder, in: &edits)
        }
        guard let index = present.index(of: edit.sizeClasses) else {
            guard let text = edit.text else { return }
            let member = "\(key): { \(edit.name): \(text) }"
            guard let last = present.mapping.entries.last else {
                return edits.replace(present.mapping.range, with: "{ \(member) }")
            }
            return insert(member, behind: last, of: present.mapping, in: &edits)
        }
        let member = present.members[index]
        guard let text = edit.text else { return remove(edit, index, of: present, in: &edits) }
        if let entry = member[edit.name] { return edits.replace(entry.value, with: text) }
        guard let last = member.entries.last else {
            return edits.replace(member.range, with: "{ \(edit.name): \(text) }")
        }
        insert("\(edit.name): \(text)", behind: last, of: member, in: &edits)
    }

    /// Takes a key out of a variation, which goes with its last one.
    private func remove(
        _ edit: LayoutVariationEdit, _ index: Int, of present: LayoutFileRanges.Variations, in edits: inout ByteEdits
    ) {
        let member = present.members[index]
        guard member[edit.name] != nil else { return }
        if member.entries.count > 1 { return remove(edit.name, of: member, in: &edits) }
        if present.mapping.entries.count > 1 {
            return remove(present.mapping.entries[index].key, of: present.mapping, in: &edits)
        }
        remove("variations", of: edit.holder, in: &edits)
    }

    /// The key as a mapping in braces has it, where a comma ends one.
    private static func key(_ sizeClasses: SizeClassKey) -> String {
        let text = sizeClasses.layoutText ?? ""
        return text.contains(",") ? "\"\(text)\"" : text
    }

    /// The constant that a variation in force gives a constraint of a statement; nil where its own counts.
    func variedConstant(of statement: LayoutFileRanges.Statement) -> LayoutFileRanges.Entry? {
        guard let present = places.variations(of: statement.mapping), let environment = places.environment else {
            return nil
        }
        let holding = zip(present.mapping.entries, present.members).compactMap {
            entry, member -> (SizeClassKey, LayoutFileRanges.Entry)? in
            guard let key = SizeClassKey(layoutText: entry.key.filter { !$0.isWhitespace }),
                let constant = member["constant"],
                key.holds(
                    horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
            else { return nil }
            return (key, constant)
        }
        return holding.max { $0.0.specificity < $1.0.specificity }?.1
    }
}
