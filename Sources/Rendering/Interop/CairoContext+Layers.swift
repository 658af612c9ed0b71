internal import CKeylineCairo
internal import KeylineFoundationSupplement
internal import KeylineGraphics

extension CairoContext {
    /// Draws what follows on a layer of its own, as large as the clip.
    func pushLayer() { cairo_push_group(handle) }

    /// Mixes the layer with its backdrop.
    func popLayer(opacity: Double, _ mode: DisplayItem.BlendMode) {
        cairo_pop_group_to_source(handle)
        mixing(mode) { cairo_paint_with_alpha(handle, opacity) }
    }

    /// Mixes all of a surface with the backdrop.
    func paint(
        _ picture: CairoSurface, _ transform: CGAffineTransform, opacity: Double, _ mode: DisplayItem.BlendMode
    ) {
        mixing(mode) { paint(picture, transform, opacity: opacity) }
    }

    private func mixing(_ mode: DisplayItem.BlendMode, _ paint: () -> Void) {
        cairo_set_operator(handle, mode.cairo)
        paint()
        cairo_set_operator(handle, CAIRO_OPERATOR_OVER)
    }
}

extension DisplayItem.BlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
