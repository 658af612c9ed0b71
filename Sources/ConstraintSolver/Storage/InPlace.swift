import Synchronization

/// Keeps the value that it is part of in its place: a function that only reads such a value is given its address.
///
/// Other values that cannot be copied are handed over by copying their words, all of them, at every call. Of the solver's parts
/// that takes more time than many a method does. An atomic word must not move, which is all that this makes use of.
struct InPlace: ~Copyable {
    private let word = Atomic<UInt8>(0)
}
