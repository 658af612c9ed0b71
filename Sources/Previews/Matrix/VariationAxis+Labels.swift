import KeylineGraphics
import KeylineScenes

extension VariationAxis.Value: CustomStringConvertible {
    /// The value as people write it: `ar`, `AX3`, `iPhone 15`, `375×667`.
    public var description: String {
        switch self {
        case .locale(let tag): tag
        case .worstLocale(let rank): "worst \(rank + 1)"
        case .textSize(let category): category.rawValue
        case .appearance(let appearance): appearance.rawValue
        case .device(_, let name): name
        case .orientation(let orientation): orientation.rawValue
        case .direction(let direction): direction.rawValue
        case .pseudo(let kind): kind.rawValue
        case .size(let size): Decimals.text(size)
        case .split(let part): part.rawValue
        case .region(let code): code
        case .textWeight(let weight): weight.rawValue
        case .contrast(let level): level.rawValue
        case .keyboard(let height): Decimals.text(height)
        case .call(let isShown): isShown ? "on" : "off"
        }
    }

    /// Puts the value among what is asked of an environment.
    func apply(to overrides: inout EnvironmentOverrides) {
        switch self {
        case .locale(let tag): overrides.language.locale = tag
        // Each scene has its own: see `SceneMatrix.variation(_:of:)`.
        case .worstLocale: break
        case .textSize(let category): overrides.contentSizeCategory = category
        case .appearance(let appearance): overrides.appearance = appearance
        case .device(let device, _): overrides.screen.device = device
        case .orientation(let orientation): overrides.screen.orientation = orientation
        case .direction(let direction): overrides.language.layoutDirection = direction
        case .pseudo(let kind): overrides.language.pseudoLanguages.insert(kind)
        case .size(let size): overrides.screen.size = size
        case .split(let part): overrides.screen.splitView = part
        case .region(let code): overrides.language.region = code
        case .textWeight(let weight): overrides.legibilityWeight = weight
        case .contrast(let level): overrides.contrast = level
        case .keyboard(let height): overrides.keyboardHeight = height
        case .call(let isShown): overrides.screen.showsCallInProgress = isShown
        }
    }
}
