/// Reads and writes a property where a group of them keeps it.
///
/// Whatever apps may override must stand in the body of its class. What belongs together is a value beside the class all the same:
///
///     final var inputTraits = TextInputTraits()
///     @Forwarded(to: "inputTraits") open var keyboardType: UIKeyboardType
///     @Forwarded(to: "geometry", set: "setFrame") open var frame: CGRect
///
/// - Parameters:
///   - group: The name of the property that keeps the group.
///   - name: What the group calls the value; nil for the same name.
///   - setter: The method that takes a new value, where more follows from it; nil where the group just keeps it.
@attached(accessor)
macro Forwarded(to group: String, as name: String? = nil, set setter: String? = nil) =
    #externalMacro(module: "KeylineMacros", type: "ForwardedMacro")
