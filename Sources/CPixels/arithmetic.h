// Arithmetic that gives the same bits on every processor: a product and a sum are two roundings, also where the processor has one
// instruction for both. `make check-processors` compares.
#pragma once

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#else
#pragma GCC optimize("fp-contract=off")
#endif
