#pragma once
#include <stddef.h>
#include <stdint.h>

// The two functions of libFuzzer that a program with a main of its own calls; the compiler brings the library without a header.

/// Reads libFuzzer's arguments and hands inputs to a function until they say to stop.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*attempt)(const uint8_t *bytes, size_t size));

/// Changes some bytes in place, without knowing what they mean; returns how many there are then.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t most);
