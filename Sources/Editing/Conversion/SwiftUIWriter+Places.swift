import Foundation

/// Views that constraints place, as columns where they lie below one another and rows where they lie side by side.
extension SwiftUIWriter {
    /// A view with its frame in what is around, in points.
    struct Placed {
        var view: View
        var frame: CGRect
    }

    /// Whether all of some views have been laid out, so that it is known where they lie.
    static func places(of children: [View]) -> [Placed]? {
        let placed = children.compactMap { child in child.frame.map { Placed(view: child, frame: $0) } }
        return placed.count == children.count ? placed : nil
    }

    /// Lines for views in a rectangle.
    ///
    /// - Parameters:
    ///   - items: The views.
    ///   - rect: What they have for themselves, in the coordinates of their frames.
    ///   - isFilled: Whether the rectangle's height is given, so that one gap takes what the others leave.
    /// - Returns: The lines of one view of SwiftUI's.
    mutating func arrangement(of items: [Placed], in rect: CGRect, isFilled: Bool) -> [String] {
        if items.count == 1 { return placed(items[0], in: rect, isFilled: isFilled) }
        let bands = Self.groups(items, \.minY, \.maxY)
        if bands.count > 1 { return column(of: bands, in: rect, isFilled: isFilled) }
        let parts = Self.groups(items, \.minX, \.maxX)
        if parts.count > 1 { return row(of: parts, in: rect) }
        // What lies over one another keeps the distances of the canvas.
        if let first = items.first {
            lose("what holds the \(items.count) views from \(first.view.name) on over one another", first.view)
        }
        var inside: [String] = []
        for item in items { inside += placed(item, in: rect, isFilled: isFilled).map { "    " + $0 } }
        return ["ZStack(alignment: .topLeading) {"] + inside + ["}"]
    }

    /// The views in groups between which a line can be drawn, in order.
    private static func groups(
        _ items: [Placed], _ start: KeyPath<CGRect, CGFloat>, _ end: KeyPath<CGRect, CGFloat>
    ) -> [[Placed]] {
        var groups: [[Placed]] = []
        var reach = -CGFloat.infinity
        let order = items.enumerated().sorted {
            ($0.element.frame[keyPath: start], $0.offset) < ($1.element.frame[keyPath: start], $1.offset)
        }
        for (_, item) in order {
            if groups.isEmpty || item.frame[keyPath: start] >= reach - 0.5 {
                groups.append([item])
            } else {
                groups[groups.count - 1].append(item)
            }
            reach = max(reach, item.frame[keyPath: end])
        }
        return groups
    }

    private static func bounds(of items: [Placed]) -> CGRect {
        items.dropFirst().reduce(items[0].frame) { $0.union($1.frame) }
    }

    // MARK: - Columns and rows

    private mutating func column(of bands: [[Placed]], in rect: CGRect, isFilled: Bool) -> [String] {
        let frames = bands.map(Self.bounds)
        let elastic = bands.indices.filter { bands[$0].count == 1 && isElastic(bands[$0][0].view) }
        let scrolling = elastic.first {
            bands[$0][0].view.type != "UIView" || bands[$0][0].view.element.kind == "tableView"
        }
        let grows = isFilled ? scrolling ?? elastic.first : nil
        let slack = isFilled && grows == nil ? loosest(bands, vertically: true) : nil
        var inside = [String]()
        var y = rect.minY
        for (place, band) in bands.enumerated() {
            let gap = frames[place].minY - y
            if place == slack { inside.append("    Spacer(minLength: 0)") }
            let area = CGRect(x: rect.minX, y: frames[place].minY, width: rect.width, height: frames[place].height)
            var lines = arrangement(of: band, in: area, isFilled: place == grows)
            if place != slack, abs(gap) > 0.05 { lines.append("    .padding(.top, \(Self.length(gap)))") }
            inside += lines.map { "    " + $0 }
            y = frames[place].maxY
        }
        if slack == bands.count { inside.append("    Spacer(minLength: 0)") }
        let rest = slack == bands.count ? 0 : rect.maxY - y
        let end = abs(rest) > 0.05 ? ["    .padding(.bottom, \(Self.length(rest)))"] : []
        return ["VStack(alignment: .leading, spacing: 0) {"] + inside + ["}"] + end
    }

    private mutating func row(of parts: [[Placed]], in rect: CGRect) -> [String] {
        let frames = parts.map(Self.bounds)
        let grows = parts.firstIndex { $0.count == 1 && isStretched($0[0]) }
        let slack = grows == nil ? loosest(parts, vertically: false) : nil
        var inside = [String]()
        var x = rect.minX
        for (place, part) in parts.enumerated() {
            let gap = frames[place].minX - x
            if place == slack { inside.append("    Spacer(minLength: 0)") }
            let area = CGRect(x: frames[place].minX, y: rect.minY, width: frames[place].width, height: rect.height)
            var lines =
                part.count == 1
                ? leaf(part[0], stretches: place == grows) + Self.insets(top: frames[place].minY - rect.minY)
                : arrangement(of: part, in: area, isFilled: false) + ["    .frame(width: \(Self.length(area.width)))"]
            if place != slack, abs(gap) > 0.05 { lines.append("    .padding(.leading, \(Self.length(gap)))") }
            inside += lines.map { "    " + $0 }
            x = frames[place].maxX
        }
        if slack == parts.count { inside.append("    Spacer(minLength: 0)") }
        let rest = slack == parts.count ? 0 : rect.maxX - x
        let end = abs(rest) > 0.05 ? ["    .padding(.trailing, \(Self.length(rest)))"] : []
        return ["HStack(alignment: .top, spacing: 0) {"] + inside + ["}"] + end
    }

    /// Before which group, or behind the last, the gap is that no constraint decides; the end where all are decided.
    private mutating func loosest(_ groups: [[Placed]], vertically: Bool) -> Int {
        let (near, far) = vertically ? ("top", "bottom") : ("leading", "trailing")
        let around: Set = [parentName(of: groups[0][0].view)]
        var found: Int?
        for place in 0...groups.count {
            let before = place == 0 ? around : Set(groups[place - 1].map(\.view.name))
            let behind = place == groups.count ? around : Set(groups[place].map(\.view.name))
            let isDecided = say(
                before, place == 0 ? near : far, behind, place == groups.count ? far : near)
            if !isDecided, found == nil { found = place }
        }
        return found ?? groups.count
    }

    // MARK: - Views

    /// One view with its distances from the sides of a rectangle.
    private mutating func placed(_ item: Placed, in rect: CGRect, isFilled: Bool) -> [String] {
        let frame = item.frame
        let around = Set([parentName(of: item.view)])
        let names = Set([item.view.name])
        let top = frame.minY - rect.minY
        let leading = frame.minX - rect.minX
        let trailing = rect.maxX - frame.maxX
        let isHeldLeft = say(around, "leading", names, "leading")
        let isHeldRight = say(names, "trailing", around, "trailing")
        _ = say(around, "top", names, "top")
        let isElastic = isFilled && isElastic(item.view)
        let bottom = isElastic && say(names, "bottom", around, "bottom") ? rect.maxY - frame.maxY : 0
        if isStretched(item) || isHeldLeft && isHeldRight {
            return leaf(item, stretches: true, grows: isElastic)
                + Self.insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        var lines = leaf(item, stretches: false, grows: isElastic)
        if say(names, "centerX", around, "centerX") || abs(leading - trailing) < 0.5 && !isHeldLeft {
            lines += Self.insets(top: top, bottom: bottom) + ["    .frame(maxWidth: .infinity)"]
        } else if isHeldRight {
            lines += Self.insets(top: top, bottom: bottom, trailing: trailing)
            lines.append("    .frame(maxWidth: .infinity, alignment: .trailing)")
        } else {
            lines += Self.insets(top: top, leading: leading, bottom: bottom)
            lines.append("    .frame(maxWidth: .infinity, alignment: .leading)")
        }
        return lines
    }

    /// A view with the lengths that its content does not give it.
    ///
    /// - Parameters:
    ///   - item: The view.
    ///   - stretches: Whether it is as wide as there is room.
    ///   - grows: Whether it is as high as there is room.
    /// - Returns: The lines.
    private mutating func leaf(_ item: Placed, stretches: Bool, grows: Bool = false) -> [String] {
        lines(of: item.view, sizing: sizing(item.view, item.frame.size, stretches: stretches, grows: grows))
    }

    /// The frames around a view's content that make it as large as on the canvas.
    func sizing(_ view: View, _ size: CGSize?, stretches: Bool, grows: Bool) -> [String] {
        guard let size else { return [] }
        let said = lengths(of: view)
        let width = Self.length(size.width)
        let height = Self.length(size.height)
        var fixed = [String]()
        var open = [String]()
        let isText = view.type == "UILabel"
        let hugs = { (length: CGFloat, content: CGFloat) in content >= 0 && abs(length - content) <= 0.5 }
        if stretches {
            open.append("maxWidth: .infinity")
        } else if !said.contains("width"), !(Self.measuresAlike(view) && hugs(size.width, view.contentSize.width)) {
            fixed.append("width: \(width)")
        }
        let isTall = !isText || size.height > view.contentSize.height + 1 && size.width >= view.contentSize.width - 0.5
        if grows {
            open.append("maxHeight: .infinity")
        } else if !said.contains("height"), isTall, !Self.isContainer(view),
            !(Self.measuresAlike(view) && hugs(size.height, view.contentSize.height))
        {
            fixed.append("height: \(height)")
        }
        let side = Self.side(view)
        let place = side == ".center" ? "" : ", alignment: \(side)"
        return [fixed, open].filter { !$0.isEmpty }.map { ".frame(\($0.joined(separator: ", "))\(place))" }
    }

    /// Whether it is as wide as what is around leaves it, rather than as its content or a constraint asks.
    private func isStretched(_ item: Placed) -> Bool {
        let width = item.frame.width
        let content = item.view.contentSize.width
        guard !lengths(of: item.view).contains("width") else { return false }
        if item.view.type == "UILabel", width < content - 0.5 { return true }
        return Self.isContainer(item.view) ? false : content < 0 || width > content + 0.5
    }

    /// Whether a stack that fills makes it as wide as the others leave room.
    func stretchesInRow(_ item: Placed) -> Bool {
        Self.isContainer(item.view) ? !lengths(of: item.view).contains("width") : isStretched(item)
    }

    /// Whether SwiftUI gives its counterpart the same size.
    private static func measuresAlike(_ view: View) -> Bool {
        ["UILabel", "UISwitch", "UIStackView"].contains(view.type)
    }

    /// Whether nothing but what is around decides its height.
    private func isElastic(_ view: View) -> Bool {
        guard !lengths(of: view).contains("height") else { return false }
        return ["UIScrollView", "UITextView", "UITableView"].contains(view.type) || view.element.kind == "tableView"
            || view.contentSize.height < 0 && !Self.isContainer(view)
    }

    /// Whether its content decides how large it is.
    static func isContainer(_ view: View) -> Bool {
        view.type == "UIStackView"
            || ["UIView", "UITableViewCell"].contains(view.type) && !view.children.isEmpty
                && view.element.kind != "tableView"
    }

    // MARK: - Words

    private static func insets(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) -> [String] {
        let sides = [top, leading, bottom, trailing].map { abs($0) > 0.05 ? Double($0) : 0 }
        return sides.allSatisfy { $0 == 0 } ? [] : ["    " + padding(sides)]
    }

    private static func length(_ value: CGFloat) -> String { ConvertedScene.number(value) }
}
