/// Reads and writes a property where a group of them keeps it.
///
/// Whatever apps may override must stand in the body of its class. What belongs together is a value beside the class all the same:
///
///     final var inputTraits = TextInputTraits()
///     @Forwarded(to: "inputTraits") open var keyboardType: UIKeyboardType
///
/// - Parameters:
///   - group: The name of the property that keeps the group.
///   - name: What the group calls the value; nil for the same name.
@attached(accessor)
macro Forwarded(to group: String, as name: String? = nil) =
    #externalMacro(module: "KeylineMacros", type: "ForwardedMacro")
