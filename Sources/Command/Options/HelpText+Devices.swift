import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension HelpText {
    /// Every device with its measures, and the names that it goes by.
    var devices: String {
        let rows = Device.all.map { device in
            (head: Self.measures(of: device), text: device.names.joined(separator: ", "))
        }
        return """
            \(wrap("The devices that --device takes, by name or by their id in storyboards and XIBs. Case, spaces and punctuation do not matter. Width, height and the insets of the safe area above and below are in points, upright.", indent: 0))

            \(table(rows, 28))

            """
    }

    /// Such as `393x852 @3x 59/34`.
    private static func measures(of device: Device) -> String {
        let insets = device.metrics(.portrait).safeArea
        let numbers = [device.portraitSize.width, device.portraitSize.height, insets.top, insets.bottom].map {
            Decimals.short($0)
        }
        return "\(numbers[0])x\(numbers[1]) @\(Decimals.short(device.scale))x \(numbers[2])/\(numbers[3])"
    }
}
