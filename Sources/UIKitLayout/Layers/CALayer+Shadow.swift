extension CALayer {
    var shadow: ViewShadow {
        get { look.shadow ?? ViewShadow() }
        set { look.shadow = newValue }
    }
}
