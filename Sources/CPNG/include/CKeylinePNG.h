// PNG of every kind through libspng, in a process without rights.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
    cpng_ok,
    cpng_corrupt,
    cpng_truncated,
    cpng_out_of_memory,
} cpng_status;

typedef struct {
    cpng_status status;
    char message[120];
} cpng_result;

// Writes width × height × 4 bytes, RGBA with straight alpha, where the header states that size; a file that states another is corrupt.
cpng_result cpng_read(const uint8_t *bytes, size_t count, uint8_t *rgba, uint32_t width, uint32_t height);
