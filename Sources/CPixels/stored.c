#include <string.h>

#include "CKeylinePixels.h"
#include "vectors.h"

// Rows of a PNG file beside pixels. The file's filters are not undone, which goes from byte to byte: what they would have made of
// the pixels is compared, which vectors can do. Equal rests below equal rows are equal rows.

// Zeros in front of a row, for the pixel to the left of the first one.
enum { margin = CPIXELS_ROW_MARGIN };

typedef int16_t number;

static inline __attribute__((always_inline)) uint8_t nearest(number left, number above, number corner) {
    number to_left = above - corner, to_above = left - corner, to_corner = to_left + to_above;
    to_left = to_left < 0 ? -to_left : to_left;
    to_above = to_above < 0 ? -to_above : to_above;
    to_corner = to_corner < 0 ? -to_corner : to_corner;
    number other = to_above <= to_corner ? above : corner;
    bool is_left = (to_left <= to_above) & (to_left <= to_corner);
    return (uint8_t)(is_left ? left : other);
}

// Source: PNG specification, 9.2. `bytes` and `above` have zeros in front.
static inline __attribute__((always_inline)) bool has_rests(uint8_t filter, const uint8_t *rests, const uint8_t *bytes,
                                                            const uint8_t *above, size_t row, size_t pixel) {
    const uint8_t *left = bytes - pixel, *corner = above - pixel;
    uint8_t wrong = 0;
    switch (filter) {
        case 0: return memcmp(rests, bytes, row) == 0;
        case 1:
            for (size_t i = 0; i < row; i++) wrong |= rests[i] ^ (uint8_t)(bytes[i] - left[i]);
            break;
        case 2:
            for (size_t i = 0; i < row; i++) wrong |= rests[i] ^ (uint8_t)(bytes[i] - above[i]);
            break;
        case 3:
            for (size_t i = 0; i < row; i++) wrong |= rests[i] ^ (uint8_t)(bytes[i] - ((left[i] + above[i]) >> 1));
            break;
        case 4:
            for (size_t i = 0; i < row; i++) wrong |= rests[i] ^ (uint8_t)(bytes[i] - nearest(left[i], above[i], corner[i]));
            break;
        default: return false;
    }
    return wrong == 0;
}

// The stored channels of a row; false where others say something.
static inline __attribute__((always_inline)) bool pack(const uint8_t *rgba, uint8_t *packed, size_t width, size_t channels) {
    uint32_t alphas = 0xFF000000, chroma = 0;
    for (size_t i = 0; i < width && channels != 4; i++) {
        uint32_t pixel;
        memcpy(&pixel, rgba + 4 * i, sizeof pixel);
        alphas &= pixel;
        chroma |= pixel ^ pixel >> 8;
    }
    switch (channels) {
        case 1: cpixels_pack_grey(rgba, packed, width); break;
        case 3: cpixels_pack_rgb(rgba, packed, width); break;
        default: memcpy(packed, rgba, 4 * width);
    }
    return alphas >> 24 == 255 && (channels != 1 || (chroma & 0xFFFF) == 0);
}

FOR_WIDE_VECTORS
bool cpixels_filtered_rows_show(const uint8_t *rows, size_t height, size_t channels, const uint8_t *rgba, size_t width,
                                bool has_above, uint8_t *scratch) {
    size_t row = width * channels;
    uint8_t *above = scratch + margin, *bytes = above + row + margin;
    memset(scratch, 0, 2 * (row + margin));
    if (has_above) pack(rgba - 4 * width, above, width, channels);
    for (size_t y = 0; y < height; y++, rows += row + 1, rgba += 4 * width) {
        if (!pack(rgba, bytes, width, channels) || !has_rests(rows[0], rows + 1, bytes, above, row, channels)) return false;
        uint8_t *last = above;
        above = bytes;
        bytes = last;
    }
    return true;
}
