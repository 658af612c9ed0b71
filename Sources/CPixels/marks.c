#include <stdlib.h>
#include <string.h>

#include "CKeylinePixelComparison.h"
#include "CKeylinePixels.h"

static inline bool differs(uint8_t mark) { return mark == cpixels_mark_different; }

size_t cpixels_count_marks(const uint8_t *marks, size_t count, uint8_t mark) {
    size_t found = 0;
    for (size_t i = 0; i < count; i++) found += marks[i] == mark;
    return found;
}

// Adds a row of marks to the sums of the columns, or takes it away.
static void add_row(uint32_t *sums, const uint8_t *marks, size_t width, uint32_t amount) {
    for (size_t x = 0; x < width; x++) sums[x] += differs(marks[x]) ? amount : 0;
}

bool cpixels_densest_window(const uint8_t *marks, size_t width, size_t height, size_t side, cpixels_window *densest) {
    *densest = (cpixels_window){0, 0, 0};
    size_t columns = side < width ? side : width, rows = side < height ? side : height;
    uint32_t *sums = calloc(width > 0 ? width : 1, sizeof *sums);
    if (sums == NULL) return false;
    for (size_t bottom = 0; bottom < height; bottom++) {
        add_row(sums, marks + bottom * width, width, 1);
        if (bottom >= rows) add_row(sums, marks + (bottom - rows) * width, width, (uint32_t)-1);
        if (bottom + 1 < rows) continue;
        size_t count = 0;
        for (size_t x = 0; x < width; x++) {
            count += sums[x];
            if (x >= columns) count -= sums[x - columns];
            if (x + 1 >= columns && count > densest->count)
                *densest = (cpixels_window){count, x + 1 - columns, bottom + 1 - rows};
        }
    }
    free(sums);
    return true;
}

static inline uint32_t lesser(uint32_t a, uint32_t b) { return a < b ? a : b; }
static inline uint32_t greater(uint32_t a, uint32_t b) { return a > b ? a : b; }

// Whether eight marks are all the same, which most are.
static inline bool are_same(const uint8_t *marks) {
    uint64_t word;
    memcpy(&word, marks, sizeof word);
    return word == 0;
}

void cpixels_square_bounds(const uint8_t *marks, size_t width, size_t height, size_t side, uint32_t *bounds) {
    size_t squares = (width + side - 1) / side, count = squares * ((height + side - 1) / side);
    for (size_t i = 0; i < count; i++) {
        bounds[4 * i] = bounds[4 * i + 1] = UINT32_MAX;
        bounds[4 * i + 2] = bounds[4 * i + 3] = 0;
    }
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = marks + y * width;
        for (size_t x = 0; x < width; x++) {
            if (x + 8 <= width && are_same(row + x)) {
                x += 7;
                continue;
            }
            if (!differs(row[x])) continue;
            uint32_t *square = bounds + 4 * (y / side * squares + x / side);
            square[0] = lesser(square[0], (uint32_t)x);
            square[1] = lesser(square[1], (uint32_t)y);
            square[2] = greater(square[2], (uint32_t)x);
            square[3] = greater(square[3], (uint32_t)y);
        }
    }
}

static inline uint8_t distance(uint8_t a, uint8_t b) { return a > b ? a - b : b - a; }

uint8_t cpixels_greatest_difference(const uint8_t *left, const uint8_t *right, const uint8_t *marks, size_t count) {
    uint8_t most = 0;
    for (size_t i = 0; i < count; i++) {
        if (i + 8 <= count && are_same(marks + i)) {
            i += 7;
            continue;
        }
        if (!differs(marks[i])) continue;
        for (size_t channel = 4 * i; channel < 4 * i + 4; channel++) {
            uint8_t step = distance(left[channel], right[channel]);
            most = step > most ? step : most;
        }
    }
    return most;
}

// MARK: A picture of the difference

enum { outside = 0xC8 };

void cpixels_draw_difference(const uint8_t *left, size_t left_count, const uint8_t *right, size_t right_count,
                             const uint8_t *marks, uint8_t *indices, size_t count) {
    if (right_count > 0) cpixels_dim(right, indices, right_count);
    if (left_count > right_count) cpixels_dim(left + 4 * right_count, indices + right_count, left_count - right_count);
    size_t shown = left_count > right_count ? left_count : right_count;
    if (count > shown) memset(indices + shown, outside, count - shown);
    for (size_t x = 0; x < count; x++) {
        if (x + 8 <= count && are_same(marks + x)) {
            x += 7;
            continue;
        }
        if (!differs(marks[x])) continue;
        uint8_t old = 255, new = 255;
        if (x < left_count) cpixels_dim(left + 4 * x, &old, 1);
        if (x < right_count) new = indices[x];
        indices[x] = new < old ? cpixels_color_darker : new > old ? cpixels_color_lighter : cpixels_color_hue;
    }
}
