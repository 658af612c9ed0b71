#pragma once

#include <stddef.h>

/// Calls back with the path of every shared library of this process, and with the build id that the linker gave it; the id has a length of 0
/// where it has none. The program itself and the library that the kernel provides are left out.
void keyline_for_each_library(
    void (*body)(const char *path, const unsigned char *id, size_t length, void *context), void *context);
