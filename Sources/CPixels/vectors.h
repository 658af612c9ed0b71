#pragma once

// Wide vectors where the processor has them; the loader chooses.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_WIDE_VECTORS
#endif
