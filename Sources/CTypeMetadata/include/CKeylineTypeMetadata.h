#pragma once

#include <stdbool.h>

/// Calls back with the metadata of every type of this program and its libraries that is declared as a structure, a class or an enumeration
/// without generic parameters.
///
/// The types are found in the tables that the compiler leaves in each image, by the layout that Swift's ABI gives them
/// (`docs/ABI/TypeMetadata.rst` of the compiler). Apple's frameworks find previews, and Swift Testing found tests, the same way.
void keyline_for_each_type(void (*body)(const void *type, void *context), void *context);

/// Calls back with the metadata of those types among them that are declared to conform to a protocol, by the tables of conformances: no
/// other type's metadata is made.
///
/// - metatype: The metadata of the protocol's metatype, such as `(any Sendable.Type).self`.
///
/// Returns whether these are all types that conform. Subclasses of a class that conforms are in no table; and the metadata may be of
/// another kind than is known.
bool keyline_for_each_conforming_type(
    const void *metatype, void (*body)(const void *type, void *context), void *context);
