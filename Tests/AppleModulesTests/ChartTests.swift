import KeylineGraphics
import KeylineObjectiveC
import KeylineScenes
import SwiftUILayout
import Testing

@testable import Charts

@MainActor
@Suite struct ChartTests {
    private struct Sale: Identifiable {
        let month: String
        let count: Int
        var id: String { month }
    }

    private let sales = [Sale(month: "May", count: 10), Sale(month: "June", count: 40)]

    /// The boxes of the paths that are filled with a colour in a chart of 300 by 200 points.
    private func boxes(
        of color: SwiftUILayout.Color, _ locale: String = "en_US",
        @ChartContentBuilder _ content: @escaping @MainActor @Sendable () -> some ChartContent
    ) throws -> [CGRect] {
        let scene = try ModuleStage.scene {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .environment(\.locale, Locale(identifier: locale))
        }
        let resolved = color.resolve(in: EnvironmentValues())
        return scene.drawn.compactMap { (item: DisplayItem) -> CGRect? in
            guard case .path(let path) = item.content, abs(Float(path.color.red) - resolved.red) < 0.01,
                abs(Float(path.color.green) - resolved.green) < 0.01
            else { return nil }
            return path.path.controlPointBounds
        }
    }

    @Test func `bars are as high as their values and as wide as three quarters of their space`() throws {
        let bars = try boxes(of: .red) {
            BarMark(x: .value("Month", "May"), y: .value("Count", 10)).foregroundStyle(.red)
            BarMark(x: .value("Month", "June"), y: .value("Count", 40)).foregroundStyle(.red)
        }
        try #require(bars.count == 2)
        #expect(abs(bars[1].height / bars[0].height - 4) < 0.01)
        #expect(abs(bars[0].width - 300 * 0.5 * 0.75) < 0.5)
        #expect(abs(bars[0].maxY - bars[1].maxY) < 0.01, "both stand on zero")
    }

    /// The words at the axis of days of a year, in a language and region.
    private func words(ofDays days: [Int], _ locale: String = "en_US") throws -> [String] {
        let dates = days.map { Date(timeIntervalSince1970: 1_704_067_200 + Double($0) * 86_400) }
        return try ModuleStage.scene {
            Chart(dates, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Count", 1)) }.chartYAxis(.hidden)
                .environment(\.locale, Locale(identifier: locale))
        }.words
    }

    @Test func `an axis of dates names the starts of days, months and years`() throws {
        #expect(try words(ofDays: Array(0...7)) == ["Jan 1", "Jan 3", "Jan 5", "Jan 7"])
        #expect(try words(ofDays: [0, 100, 360]) == ["Jan", "Apr", "Jul", "Oct"])
        #expect(try words(ofDays: [10, 100, 380]) == ["Apr", "Jul", "Oct", "Jan"], "the first quarter began earlier")
        #expect(try words(ofDays: [0, 800, 1200]) == ["2024", "2025", "2026", "2027"])
    }

    @Test func `an axis of dates is written in the scene's language, region and time zone`() throws {
        #expect(try words(ofDays: Array(0...7), "en_GB") == ["1 Jan", "3 Jan", "5 Jan", "7 Jan"])
        #expect(try words(ofDays: [0, 100, 360], "fr_FR") == ["janv.", "avr.", "juil.", "oct."])
        // Midnight in UTC is 9 o'clock in Tokyo.
        let hours = [0.0, 2].map { Date(timeIntervalSince1970: 1_704_067_200 + $0 * 3600) }
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let words = try ModuleStage.scene {
            Chart(hours, id: \.self) { LineMark(x: .value("Hour", $0), y: .value("Count", 1)) }.chartYAxis(.hidden)
                .chartXAxis {
                    AxisMarks(values: .stride(by: .hour), content: { _ in AxisValueLabel(format: .dateTime.hour()) })
                }
                .environment(\.locale, Locale(identifier: "de_DE"))
                .environment(\.timeZone, tokyo)
        }.words
        #expect(words == ["09 Uhr", "10 Uhr", "11 Uhr"])
    }

    @Test func `moments of one week of the scene's region are one bar`() throws {
        // A Saturday and a Sunday: the week begins between them in the United States, and on Monday in France.
        let dates = [6, 7].map { Date(timeIntervalSince1970: 1_704_067_200 + Double($0 - 1) * 86_400) }
        func bars(_ locale: String) throws -> Int {
            let boxes = try boxes(of: .red, locale) {
                ForEach(dates, id: \.self) {
                    BarMark(x: .value("Week", $0, unit: .weekOfYear), y: .value("Count", 1)).foregroundStyle(.red)
                }
            }
            return Set(boxes.map { $0.minX.rounded() }).count
        }
        #expect(try bars("fr_FR") == 1)
        #expect(try bars("en_US") == 2)
    }

    @Test func `the distance between dates is the smallest usual one that is rare enough`() {
        #expect(ChartDateStep(span: 3600, most: 4) == ChartDateStep(.minute, 15))
        #expect(ChartDateStep(span: 86_400, most: 5) == ChartDateStep(.hour, 6))
        #expect(ChartDateStep(span: 30 * 86_400, most: 5) == ChartDateStep(.weekOfYear, 1))
        #expect(ChartDateStep(span: 2e11, most: 5) == ChartDateStep(.year, 1200))
    }

    @Test func `bars at one place are stacked`() throws {
        let bars = try boxes(of: .red) {
            BarMark(x: .value("Month", "May"), y: .value("Count", 10)).foregroundStyle(.red)
            BarMark(x: .value("Month", "May"), y: .value("Count", 30)).foregroundStyle(.red)
        }
        try #require(bars.count == 2)
        #expect(abs(bars[1].maxY - bars[0].minY) < 0.01)
    }

    @Test func `bars that differ in position are beside one another`() throws {
        let bars = try boxes(of: .red) {
            BarMark(x: .value("Month", "May"), y: .value("Count", 10)).foregroundStyle(.red)
                .position(by: .value("Shop", "A"))
            BarMark(x: .value("Month", "May"), y: .value("Count", 30)).foregroundStyle(.red)
                .position(by: .value("Shop", "B"))
        }
        try #require(bars.count == 2)
        #expect(abs(bars[1].minX - bars[0].maxX) < 0.01)
    }

    @Test func `points, areas, rules and sectors are drawn`() throws {
        let points = try boxes(of: .red) {
            PointMark(x: .value("X", 0), y: .value("Y", 0)).foregroundStyle(.red).symbolSize(100)
            PointMark(x: .value("X", 4), y: .value("Y", 8)).foregroundStyle(.red).symbolSize(100)
        }
        #expect(points.map(\.width) == [10, 10])
        #expect(points[0].midX < points[1].midX && points[0].midY > points[1].midY)
        let area = try boxes(of: .red) {
            AreaMark(x: .value("X", 0), y: .value("Y", 4)).foregroundStyle(.red)
            AreaMark(x: .value("X", 4), y: .value("Y", 8)).foregroundStyle(.red)
        }
        #expect(area.count == 1)
        let sectors = try boxes(of: .red) {
            SectorMark(angle: .value("Share", 1)).foregroundStyle(.red)
            SectorMark(angle: .value("Share", 3)).foregroundStyle(.red)
        }
        try #require(sectors.count == 2)
        #expect(sectors[0].width < sectors[1].width)
    }

    @Test func `axes have round numbers, categories below, and a legend of series`() throws {
        let sales = sales
        let scene = try ModuleStage.scene {
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
                    .foregroundStyle(by: .value("Kind", sale.count > 20 ? "many" : "few"))
            }
        }
        #expect(["May", "June", "0", "10", "20", "30", "40", "few", "many"].allSatisfy(scene.words.contains))
        let bare = try ModuleStage.scene {
            Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count)) }
                .chartXAxis(.hidden).chartYAxis { EmptyAxisContent() }
        }
        #expect(bare.words.isEmpty)
    }

    @Test func `ticks are round and surround the range`() {
        #expect(ChartScale.ticks(0...40) == [0, 10, 20, 30, 40])
        #expect(ChartScale.ticks(3...97) == [0, 50, 100])
        #expect(ChartScale.ticks(-1...1, count: 4) == [-1, -0.5, 0, 0.5, 1])
    }

    @Test func `axes have the marks that the code asks for`() throws {
        let scene = try ModuleStage.scene {
            Chart {
                LineMark(x: .value("Day", 0), y: .value("Price", 10))
                LineMark(x: .value("Day", 4), y: .value("Price", 30))
            }
            .chartXAxis { AxisMarks(values: [0, 2, 4]) { value in AxisValueLabel("day \(value.as(Int.self) ?? -1)") } }
            .chartYAxis {
                AxisMarks(position: .leading, values: .stride(by: 10)) { value in
                    AxisValueLabel { Text("\(value.index + 1) of \(value.count)") }
                    AxisGridLine().foregroundStyle(.green)
                }
            }
        }
        #expect(Set(scene.words).isSuperset(of: ["day 0", "day 2", "day 4", "1 of 3", "3 of 3"]))
        let label = scene.layout.root.first { $0.text?.text == "1 of 3" }
        #expect((label?.frame.maxX ?? 300) < 60, "values are at the leading side")
        #expect(scene.reports.isEmpty)
    }

    @Test func `values of axes are written in formats, and scales without zero begin above it`() throws {
        let scene = try ModuleStage.scene {
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Price", 120))
                BarMark(x: .value("Day", "Tue"), y: .value("Price", 160))
            }
            .chartYAxis { AxisMarks(format: Decimal.FormatStyle.number.precision(.fractionLength(1))) }
            .chartYScale(domain: .automatic(includesZero: false))
        }
        #expect(scene.words.contains("120.0"))
        #expect(!scene.words.contains("0.0"))
    }

    @Test
    func `lines and ticks of an axis have the stroke and length that the code asks for, and steps a least distance`()
        throws
    {
        func strokes(_ axis: AxisMarks) throws -> (lines: [(length: CGFloat, width: CGFloat)], words: [String]) {
            let scene = try ModuleStage.scene {
                Chart { LineMark(x: .value("Day", 0), y: .value("Price", 100)) }
                    .chartXAxis(.hidden).chartYAxis { axis }.chartYScale(domain: 0...100)
            }
            #expect(scene.reports.isEmpty)
            let lines = scene.drawn.compactMap { item -> (CGFloat, CGFloat)? in
                guard case .path(let path) = item.content, case .stroke(let style) = path.style else { return nil }
                return (path.path.controlPointBounds.width, style.lineWidth)
            }
            return (lines, scene.words)
        }
        #expect(try strokes(AxisMarks(values: [50])).lines.contains { $0.length > 100 && $0.width == 0.5 })
        let thick = try strokes(AxisMarks(values: [50], stroke: StrokeStyle(lineWidth: 6)))
        #expect(thick.lines.contains { $0.length > 100 && $0.width == 6 })
        let ticked = try strokes(AxisMarks(values: [50]) { AxisTick(length: 12, stroke: StrokeStyle(lineWidth: 2)) })
        #expect(ticked.lines.contains { abs($0.length - 12) < 0.01 && $0.width == 2 })
        #expect(Set(try strokes(AxisMarks()).words) == ["0", "50", "100"])
        #expect(Set(try strokes(AxisMarks(values: .automatic(minimumStride: 60))).words) == ["0", "60"])
    }

    @Test func `labels of axes are beside their values with the room that they need, in every direction`() throws {
        let cases = [(LayoutDirection.leftToRight, DynamicTypeSize.large), (.rightToLeft, .accessibility3)]
        for (direction, size) in cases {
            nonisolated(unsafe) var plane: CGRect?
            let scene = try ModuleStage.scene {
                Chart {
                    PointMark(x: .value("x", 0), y: .value("y", 0))
                    PointMark(x: .value("x", 10), y: .value("y", 12_000))
                }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let _ = plane = proxy.plotFrame.map { geometry[$0] }
                        Color.clear
                    }
                }
                .frame(width: 280, height: 180)
                .environment(\.layoutDirection, direction).dynamicTypeSize(size)
            }
            let rect = try #require(plane)
            func frame(_ text: String) throws -> CGRect {
                try #require(scene.layout.root.first { $0.text?.text == text }).frame
            }
            let highest = try frame("15,000")
            #expect(highest.width <= 280 - rect.maxX - 3.9, "a number has its room in \(size)")
            #expect(try frame("5").midX < frame("10").midX, "values run from left to right in \(direction)")
            #expect(try frame("10").height <= 180 - rect.maxY - 3.9)
        }
    }

    @Test func `symbols have the shapes that the code asks for, and those of series differ`() throws {
        func symbols(@ChartContentBuilder _ content: @escaping @MainActor @Sendable () -> some ChartContent) throws
            -> [Int]
        {
            let scene = try ModuleStage.scene {
                Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            }
            // The first path is the background of the scene.
            return scene.drawn.dropFirst().compactMap { item in
                if case .path(let path) = item.content { path.path.elements.count } else { nil }
            }
        }
        let plain = try symbols { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        #expect(plain.count == 1)
        let square = try symbols { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square) }
        #expect(square == [5], "four sides and a beginning")
        let outlined = try symbols {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2))
        }
        #expect(outlined[0] > plain[0])
        let differing = try symbols {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("kind", "a"))
            PointMark(x: .value("x", 2), y: .value("y", 1)).symbol(by: .value("kind", "b"))
        }
        #expect(Set(differing).count == 2)
    }

    @Test func `views over a chart know where its values are`() throws {
        nonisolated(unsafe) var places: [CGFloat?] = []
        nonisolated(unsafe) var frame: CGRect?
        nonisolated(unsafe) var value: Int?
        let scene = try ModuleStage.scene {
            Chart {
                Plot {
                    LineMark(x: .value("Day", 0), y: .value("Price", 0))
                    LineMark(x: .value("Day", 4), y: .value("Price", 30))
                }
                .foregroundStyle(.red)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...4).chartYScale(domain: 0...30)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = frame = proxy.plotFrame.map { geometry[$0] }
                    let _ = places = [proxy.position(forX: 1), proxy.position(forY: 30), proxy.position(forX: "none")]
                    let _ = value = proxy.value(atX: proxy.plotSize.width / 2)
                    Text(verbatim: "over")
                }
            }
            .chartBackground(alignment: .topTrailing) { _ in Text(verbatim: "behind") }
        }
        #expect(scene.words.contains("over") && scene.words.contains("behind"))
        let plane = try #require(frame)
        #expect(plane.minX == 0 && plane.minY == 4 && plane.width > 100)
        #expect(places == [plane.width / 4, 0, nil])
        #expect(value == 2)
        let behind = try #require(scene.layout.root.first { $0.text?.text == "behind" })
        #expect(abs(behind.frame.maxX - plane.maxX) < 0.5)
    }

    @Test func `a mark that was cut leaves the others, and is reported`() throws {
        let scene = try ModuleStage.scene {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1))
                keylineCut("Screen.swift:9: unknown")
            }
            .accessibilityChartDescriptor(Described())
        }
        #expect(scene.reports == ["a mark that was cut (Screen.swift:9: unknown) is not drawn"])
        #expect(!scene.drawn.isEmpty)
    }

    private struct Described: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            let axis = AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) { "\($0)" }
            let series = AXDataSeriesDescriptor(
                name: "a", isContinuous: false, dataPoints: [.init(x: "Mon", y: 1, label: "one")])
            let days = AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["Mon"])
            return AXChartDescriptor(title: "t", summary: nil, xAxis: days, yAxis: axis, series: [series])
        }
    }

    @Test func `what is asked of the labels of an axis and not drawn is reported`() throws {
        let scene = try ModuleStage.scene {
            Chart { BarMark(x: .value("Day", "Mon"), y: .value("Price", 120)) }
                .chartXAxis { AxisMarks(preset: .inset) { AxisValueLabel(centered: true) } }
                .chartYAxis {
                    AxisMarks { AxisValueLabel(orientation: .vertical) }
                    AxisMarks { AxisValueLabel(anchor: .top) }
                }
        }
        #expect(
            Set(scene.reports) == [
                "the alignment of labels at a chart's axis is not drawn",
                "the place of marks between the values of a chart's axis is not drawn",
                "the vertical orientation of a label at a chart's axis is not drawn",
                "the anchor or spacing of a label at a chart's axis is not drawn",
            ])
    }

    @Test func `parts of charts that are not drawn are reported`() throws {
        let scene = try ModuleStage.scene {
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Price", 120)).mask { RuleMark(y: .value("Price", 100)) }
            }
            .chartYScale(domain: .automatic, type: .log)
            .chartPlotStyle { $0 }
        }
        #expect(
            Set(scene.reports) == [
                "the mask of a chart's marks is not drawn", "a logarithmic axis of a chart is not drawn",
                "the style of a chart's plane is not drawn",
            ])
    }
}

extension ViewSnapshot {
    /// The first node that fits, in drawing order.
    fileprivate func first(where fits: (ViewSnapshot) -> Bool) -> ViewSnapshot? {
        if fits(self) { return self }
        for child in children {
            if let match = child.first(where: fits) { return match }
        }
        return nil
    }
}
