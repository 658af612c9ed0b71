#pragma once

/// Calls back with the metadata of every type of this program and its libraries that is declared as a structure, a class or an enumeration
/// without generic parameters.
///
/// The types are found in the tables that the compiler leaves in each image, by the layout that Swift's ABI gives them
/// (`docs/ABI/TypeMetadata.rst` of the compiler). Apple's frameworks find previews, and Swift Testing found tests, the same way.
void keyline_for_each_type(void (*body)(const void *type, void *context), void *context);
