// Descriptions of charts for screen readers. They change no picture.

/// A type that describes a chart.
public protocol AXChartDescriptorRepresentable {
    /// Describes the chart.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a description up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart for screen readers. Changes no picture.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title.
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    /// The lowest and the highest number.
    public var range: ClosedRange<Double>
    /// The numbers that have lines.
    public var gridlinePositions: [Double]
    /// The words for a number.
    public var valueDescriptionProvider: (Double) -> String

    /// An axis of numbers.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    /// The categories in their order.
    public var categoryOrder: [String]

    /// An axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A value of a point of a chart: a number or a category.
public struct AXDataPointValue: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    /// The number; 0 for a category.
    public var number = 0.0
    /// The category; nil for a number.
    public var category: String?

    /// A number.
    public static func number(_ number: Double) -> Self { Self(floatLiteral: number) }
    /// A category.
    public static func category(_ category: String) -> Self { Self(stringLiteral: category) }
    public init(floatLiteral value: Double) { number = value }
    public init(stringLiteral value: String) { category = value }
}

/// A point of a chart.
public final class AXDataPoint {
    /// The value along the horizontal axis.
    public var xValue: AXDataPointValue
    /// The value along the vertical axis.
    public var yValue: AXDataPointValue?
    /// The values along further axes.
    public var additionalValues: [AXDataPointValue]
    /// A name.
    public var label: String?

    /// A point at a number.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point at a category.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
    /// The name.
    public var name: String?
    /// Whether there are values between the points.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// Points that belong together.
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// The description of a chart.
public final class AXChartDescriptor {
    /// The title.
    public var title: String?
    /// The most important of it in words.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The points.
    public var series: [AXDataSeriesDescriptor]

    /// Describes a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}
