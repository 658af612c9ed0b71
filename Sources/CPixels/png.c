#include <stdlib.h>
#include <string.h>

#include "CKeylinePixels.h"
#include "vectors.h"

// MARK: Filters

// Source: PNG specification, 9.2 and 9.4.
static inline uint8_t paeth(uint8_t left, uint8_t above, uint8_t corner) {
    int to_left = above - corner, to_above = left - corner, to_corner = to_left + to_above;
    to_left = to_left < 0 ? -to_left : to_left;
    to_above = to_above < 0 ? -to_above : to_above;
    to_corner = to_corner < 0 ? -to_corner : to_corner;
    return to_left <= to_above && to_left <= to_corner ? left : to_above <= to_corner ? above : corner;
}

static inline __attribute__((always_inline)) void unfilter_row(uint8_t filter, uint8_t *bytes, const uint8_t *above, size_t row,
                                                               size_t pixel) {
    size_t first = pixel < row ? pixel : row;
    switch (filter) {
        case 1:
            for (size_t i = pixel; i < row; i++) bytes[i] += bytes[i - pixel];
            break;
        case 2:
            for (size_t i = 0; i < row; i++) bytes[i] += above[i];
            break;
        case 3:
            for (size_t i = 0; i < first; i++) bytes[i] += above[i] >> 1;
            for (size_t i = pixel; i < row; i++) bytes[i] += (uint8_t)((bytes[i - pixel] + above[i]) >> 1);
            break;
        default:
            for (size_t i = 0; i < first; i++) bytes[i] += above[i];
            for (size_t i = pixel; i < row; i++) bytes[i] += paeth(bytes[i - pixel], above[i], above[i - pixel]);
    }
}

bool cpixels_unfilter(uint8_t *rows, size_t height, size_t row, size_t pixel) {
    uint8_t *nothing = calloc(row > 0 ? row : 1, 1);  // what lies above the first row
    if (nothing == NULL) return false;
    const uint8_t *above = nothing;
    bool is_valid = true;
    for (size_t y = 0; y < height && is_valid; y++) {
        uint8_t filter = rows[y * (row + 1)], *bytes = rows + y * (row + 1) + 1;
        is_valid = filter <= 4;
        if (filter != 0 && is_valid) switch (pixel) {  // a known distance lets the compiler keep pixels in registers
            case 3: unfilter_row(filter, bytes, above, row, 3); break;
            case 4: unfilter_row(filter, bytes, above, row, 4); break;
            default: unfilter_row(filter, bytes, above, row, pixel);
        }
        above = bytes;
    }
    free(nothing);
    return is_valid;
}

static inline uint8_t predicted(unsigned filter, const uint8_t *bytes, const uint8_t *above, size_t i, size_t pixel) {
    uint8_t left = i >= pixel ? bytes[i - pixel] : 0, up = above == NULL ? 0 : above[i];
    uint8_t corner = i >= pixel && above != NULL ? above[i - pixel] : 0;
    switch (filter) {
        case 1: return left;
        case 2: return up;
        case 3: return (uint8_t)((left + up) >> 1);
        case 4: return paeth(left, up, corner);
        default: return 0;
    }
}

void cpixels_filter(const uint8_t *rows, uint8_t *filtered, size_t height, size_t row, size_t pixel) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *bytes = rows + y * (row + 1) + 1, *above = y == 0 ? NULL : bytes - row - 1;
        uint8_t *result = filtered + y * (row + 1), best = 0;
        uint64_t least = UINT64_MAX;
        for (uint8_t filter = 0; filter <= 4; filter++) {
            uint64_t sum = 0;
            for (size_t i = 0; i < row; i++) {
                uint8_t rest = bytes[i] - predicted(filter, bytes, above, i, pixel);
                sum += rest < 128 ? rest : 256u - rest;
            }
            if (sum < least) {
                least = sum;
                best = filter;
            }
        }
        result[0] = best;
        for (size_t i = 0; i < row; i++) result[i + 1] = bytes[i] - predicted(best, bytes, above, i, pixel);
    }
}

// MARK: Pixels

static inline void store(uint8_t *rgba, uint32_t pixel) { memcpy(rgba, &pixel, sizeof pixel); }

void cpixels_expand_grey(const uint8_t *grey, uint8_t *rgba, size_t count) {
    for (size_t i = 0; i < count; i++) store(rgba + 4 * i, 0xFF000000u | grey[i] * 0x010101u);
}

void cpixels_expand_grey_alpha(const uint8_t *pairs, uint8_t *rgba, size_t count) {
    for (size_t i = 0; i < count; i++) store(rgba + 4 * i, (uint32_t)pairs[2 * i + 1] << 24 | pairs[2 * i] * 0x010101u);
}

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

FOR_WIDE_VECTORS
void cpixels_expand_rgb(const uint8_t *rgb, uint8_t *rgba, size_t count) {
    const sixteen_bytes opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
    size_t i = 0;
    for (; i + 6 <= count; i += 4) {  // twelve bytes of sixteen count
        sixteen_bytes packed, pixels;
        memcpy(&packed, rgb + 3 * i, sizeof packed);
        pixels = __builtin_shufflevector(packed, packed, 0, 1, 2, 15, 3, 4, 5, 15, 6, 7, 8, 15, 9, 10, 11, 15) | opaque;
        memcpy(rgba + 4 * i, &pixels, sizeof pixels);
    }
    for (; i < count; i++) {
        const uint8_t *pixel = rgb + 3 * i;
        store(rgba + 4 * i, 0xFF000000u | pixel[0] | (uint32_t)pixel[1] << 8 | (uint32_t)pixel[2] << 16);
    }
}

bool cpixels_expand_indices(const uint8_t *indices, unsigned bits, const uint32_t *palette, unsigned colors, uint8_t *rgba,
                            size_t count) {
    uint8_t greatest = 0;
    for (size_t i = 0; i < count; i++) {
        size_t place = i * bits;
        uint8_t index = bits == 8 ? indices[i] : indices[place / 8] >> (8 - bits - place % 8) & ((1u << bits) - 1);
        greatest = index > greatest ? index : greatest;
        store(rgba + 4 * i, palette[index]);
    }
    return count == 0 || greatest < colors;
}

void cpixels_pack_indices(const uint8_t *indices, unsigned bits, uint8_t *packed, size_t count) {
    memset(packed, 0, (count * bits + 7) / 8);
    for (size_t i = 0; i < count; i++) {
        size_t place = i * bits;
        packed[place / 8] |= (uint8_t)(indices[i] << (8 - bits - place % 8));
    }
}

static int by_number(const void *left, const void *right) {
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    return (a > b) - (a < b);
}

// The place of a colour in a table that has room for twice as many as there are: its own, or the first free one behind it.
static inline unsigned place_of(const uint32_t *colors, const int16_t *numbers, uint32_t color) {
    enum { places = 1024 };
    unsigned place = (color * 2654435761u) >> 22;
    while (numbers[place] >= 0 && colors[place] != color) place = (place + 1) & (places - 1);
    return place;
}

unsigned cpixels_index(const uint8_t *rgba, size_t count, uint32_t *palette, uint8_t *indices) {
    uint32_t colors[1024];
    int16_t numbers[1024];
    memset(numbers, -1, sizeof numbers);
    unsigned found = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t color;
        memcpy(&color, rgba + 4 * i, sizeof color);
        unsigned place = place_of(colors, numbers, color);
        if (numbers[place] >= 0) continue;
        if (found == 256) return 0;
        colors[place] = palette[found++] = color;
        numbers[place] = 0;
    }
    qsort(palette, found, sizeof *palette, by_number);
    for (unsigned i = 0; i < found; i++) numbers[place_of(colors, numbers, palette[i])] = (int16_t)i;
    for (size_t i = 0; i < count; i++) {
        uint32_t color;
        memcpy(&color, rgba + 4 * i, sizeof color);
        indices[i] = (uint8_t)numbers[place_of(colors, numbers, color)];
    }
    return found;
}
