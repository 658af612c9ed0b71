import KeylineAppearance

/// The bar of a navigation stack.
///
/// Source: `BarMetrics`; below a search field are 15 points.
struct NavigationBar: View {
    /// The button that leads back.
    struct Back {
        /// The title of the view before.
        let title: Text?
        let pop: @MainActor () -> Void
    }

    let values: NavigationValues
    /// The button that leads back; nil for none.
    var back: Back?

    var body: some View {
        EnvironmentReader { environment in
            let isLarge =
                values.titleMode != .inline && values.title != nil && environment.bars.hasLargeTitles
            let bar = VStack(alignment: .leading, spacing: 0) {
                row(environment, showsTitle: !isLarge).frame(height: environment.bars.navigation)
                if isLarge, let title = values.title {
                    title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader).minimumScaleFactor(
                        0.6
                    )
                    .padding(.horizontal, environment.barMargin)
                    .padding(.bottom, BarMetrics.belowLargeTitle)
                    .frame(minHeight: BarMetrics.largeTitle, alignment: .bottom)
                }
                if values.searchPrompt != nil { search(environment) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            if let ground = ground(isLarge: isLarge) {
                bar.background(ground, ignoresSafeAreaEdges: [.top, .horizontal])
            } else {
                bar
            }
        }
    }

    private func ground(isLarge: Bool) -> AnyShapeStyle? {
        if values.backgroundVisibility == .hidden { return nil }
        if let background = values.background, values.backgroundVisibility == .visible { return background }
        return values.backgroundVisibility == .visible ? AnyShapeStyle(Material.bar) : nil
    }

    private func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] {
        values.items.filter { $0.placement.place == place }
    }

    private func row(_ environment: EnvironmentValues, showsTitle: Bool) -> some View {
        BarLayout(margin: back == nil ? environment.barMargin : 8) {
            if let back {
                HStack(spacing: BarMetrics.itemSpacing) {
                    backButton(back, environment)
                    side(.leading, environment)
                }
            } else {
                side(.leading, environment)
            }
            Group {
                if let middle = items(.principal).first {
                    middle.view
                } else if showsTitle, let title = values.title {
                    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                } else {
                    Color.clear.frame(width: 0, height: 0)
                }
            }
            side(.trailing, environment)
        }
    }

    /// The mark and the title of the view before, or the system's word where that is long.
    private func backButton(_ back: Back, _ environment: EnvironmentValues) -> some View {
        let title = back.title?.string(in: environment) ?? ""
        let isShort = !title.isEmpty && title.count <= 12
        return Button(action: back.pop) {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
                Text(verbatim: isShort ? title : environment.word(.back)).font(.body)
            }
        }
        .buttonStyle(.borderless)
        .accessibilityControl(.backButton)
        .lineLimit(1)
    }

    private func side(_ place: ToolbarItemPlacement.Place, _ environment: EnvironmentValues) -> some View {
        let entries = items(place)
        return HStack(spacing: BarMetrics.itemSpacing) {
            ForEach(entries.indices, id: \.self) { index in
                entries[index].view
                    .font(entries[index].placement.isStrong ? .body.weight(.semibold) : .body)
                    .labelStyle(IconOnlyLabelStyle()).imageScale(.large)
            }
        }
        .lineLimit(1)
    }

    private func search(_ environment: EnvironmentValues) -> some View {
        let text = values.search?.wrappedValue ?? ""
        let given = values.searchPrompt ?? Text(verbatim: "")
        let prompt = given == Text(verbatim: "") ? Text(verbatim: environment.word(.search)) : given
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
            if text.isEmpty { prompt.foregroundStyle(Color.secondary) } else { Text(verbatim: text) }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(height: SearchFieldMetrics.height)
        .background {
            RoundedRectangle(cornerRadius: SearchFieldMetrics.cornerRadius).fill(Color(.tertiarySystemFill))
        }
        .accessibilityControl(.searchField, value: text, label: prompt)
        .modifier(
            NodeModifier { [search = values.search] node in
                if let search { node.takeTyping(into: search) }
            }
        )
        .padding(.horizontal, environment.barMargin)
        .padding(.top, 1)
        .padding(.bottom, 15)
    }
}

extension EnvironmentValues {
    /// The measures of bars.
    var bars: BarMetrics {
        BarMetrics(
            systemGeneration, isPad: scene.idiom == .pad, hasCompactWidth: horizontalSizeClass == .compact,
            hasCompactHeight: verticalSizeClass == .compact)
    }

    /// Beside the content of bars, in points.
    var barMargin: CGFloat { ListMetrics.sideMargin(systemGeneration, width: scene.size.width) }
}

/// Views at both ends of a bar and one in its middle, which gives way to them.
private struct BarLayout: Layout {
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let leading = subviews[0].sizeThatFits(.unspecified).width
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        subviews[0].place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        let start = bounds.minX + margin + leading + (leading > 0 ? 8 : 0)
        let end = bounds.maxX - margin - trailing - (trailing > 0 ? 8 : 0)
        let offer = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
        let width = subviews[1].sizeThatFits(offer).width
        // In the middle of the bar, or as near to it as what stands at its ends lets it be.
        let middle = min(max(bounds.midX, start + width / 2), max(end - width / 2, start))
        subviews[1].place(at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: offer)
    }
}

/// The bar at the bottom of a screen: its items at equal distances.
struct BottomBar: View {
    let items: [ToolbarEntry]

    var body: some View {
        EnvironmentReader { environment in
            VStack(spacing: 0) {
                Color(.separator).frame(height: environment.pixelLength)
                HStack(spacing: 0) {
                    ForEach(items.indices, id: \.self) { index in items[index].view.imageScale(.large) }
                }
                .labelStyle(IconOnlyLabelStyle())
                .padding(.horizontal, environment.barMargin)
                .frame(maxWidth: .infinity)
                .frame(height: environment.bars.toolbar)
            }
            .background(Material.bar, ignoresSafeAreaEdges: [.bottom, .horizontal])
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
    }
}
