#pragma once

// Wide vectors where the processor has them; the loader chooses.
#if defined(__x86_64__) && defined(__linux__)
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
// The loader calls the function that chooses before the sanitizer is there to watch it.
#define FOR_WIDE_VECTORS
#endif
#endif
#ifndef FOR_WIDE_VECTORS
#define FOR_WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#endif
#else
#define FOR_WIDE_VECTORS
#endif
