// Rows of PNG files: filters, and pixels of every colour type with up to 8 bits as RGBA.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Undoes the filters of `height` rows in place; each has the number of its filter in front of `row` bytes. False where a number names
// no filter. `pixel` is how many bytes back the pixel to the left lies, at least 1.
bool cpixels_unfilter(uint8_t *rows, size_t height, size_t row, size_t pixel);

// Filters rows that have the number 0 in front: for each row the filter whose bytes, as signed numbers, are least in sum.
void cpixels_filter(const uint8_t *rows, uint8_t *filtered, size_t height, size_t row, size_t pixel);

// Whether rows, filtered as they are in a file, show RGBA pixels whose channels they store: 1 for grey, 3 for RGB, 4 for RGBA. The
// pixels lie in a whole picture, in which a row stands above the first one if `has_above`. `scratch` has
// 2 * (width * channels + CPIXELS_ROW_MARGIN) bytes.
enum { CPIXELS_ROW_MARGIN = 16 };
bool cpixels_filtered_rows_show(const uint8_t *rows, size_t height, size_t channels, const uint8_t *rgba, size_t width,
                                bool has_above, uint8_t *scratch);

void cpixels_expand_grey(const uint8_t *grey, uint8_t *rgba, size_t count);
void cpixels_expand_grey_alpha(const uint8_t *pairs, uint8_t *rgba, size_t count);
void cpixels_expand_rgb(const uint8_t *rgb, uint8_t *rgba, size_t count);

// Indices of 1, 2, 4 or 8 bits, the first in the highest bits. The palette has 256 RGBA colours. False where an index is `colors` or more.
bool cpixels_expand_indices(const uint8_t *indices, unsigned bits, const uint32_t *palette, unsigned colors, uint8_t *rgba,
                            size_t count);

// Packs indices of a byte each into 1, 2 or 4 bits.
void cpixels_pack_indices(const uint8_t *indices, unsigned bits, uint8_t *packed, size_t count);

// The colours of pixels, in the order of their numbers, and for each pixel its colour's place. Returns how many there are; 0 where there
// are more than 256.
unsigned cpixels_index(const uint8_t *rgba, size_t count, uint32_t *palette, uint8_t *indices);
