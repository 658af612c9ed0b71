// Comparing two RGBA pictures of one size, pixel by pixel. Little-endian only.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How a pixel is judged.
typedef enum {
    cpixels_by_channel,  // the greatest difference in a channel; two transparent pixels are equal
    cpixels_by_yiq,      // pixelmatch's squared distance in YIQ
    cpixels_by_oklab,    // HyAB distance in OKLab with the revised lightness
} cpixels_metric;

// What a pixel is, in the plane of marks.
enum { cpixels_mark_same = 0, cpixels_mark_tolerated = 1, cpixels_mark_antialiased = 2, cpixels_mark_different = 3 };

typedef struct {
    cpixels_metric metric;
    double most;               // the greatest distance that is tolerated, in the metric's own unit
    bool ignores_antialiasing;
    bool uses_checkerboard;    // lay a pattern under what is transparent rather than white
} cpixels_judgement;

typedef struct {
    const uint8_t *left, *right;
    size_t width, height;
    size_t left_stride, right_stride;  // in pixels
    size_t top, bottom;                // the rows that are judged; those around them are looked at
} cpixels_pair;

typedef struct {
    size_t different, antialiased, tolerated;
} cpixels_counts;

// Judges every pixel of some rows. `marks` has `marks_stride` bytes in a row, or is NULL; it must be zero before, and only what is not the
// same is written.
void cpixels_compare(const cpixels_pair *pair, const cpixels_judgement *judgement, uint8_t *marks, size_t marks_stride,
                     cpixels_counts *counts);

// How many marks are of a kind.
size_t cpixels_count_marks(const uint8_t *marks, size_t count, uint8_t mark);

typedef struct {
    size_t count, x, y;
} cpixels_window;

// The most different pixels in any window of side × side, and the first such window from the top; windows lie within the plane.
bool cpixels_densest_window(const uint8_t *marks, size_t width, size_t height, size_t side, cpixels_window *densest);

// For each square of a grid the bounds of its different pixels (left, top, right, bottom, all inside); left > right where it has none.
// `bounds` has four numbers for each square, in rows.
void cpixels_square_bounds(const uint8_t *marks, size_t width, size_t height, size_t side, uint32_t *bounds);

// The greatest difference in a channel over the different pixels of a row.
uint8_t cpixels_greatest_difference(const uint8_t *left, const uint8_t *right, const uint8_t *marks, size_t count);

// Colours of a picture of a difference by number; every other number is a grey of that level. Pictures made faint have no grey this dark.
enum { cpixels_color_darker = 1, cpixels_color_lighter = 2, cpixels_color_hue = 3, cpixels_color_frame = 4 };

// One row of a picture of the difference, a byte for each pixel: both pictures faint in grey, different pixels in the colour of what
// happened to them. NULL stands for a row that a picture lacks; the counts are the pixels that each has.
void cpixels_draw_difference(const uint8_t *left, size_t left_count, const uint8_t *right, size_t right_count,
                             const uint8_t *marks, uint8_t *indices, size_t count);
