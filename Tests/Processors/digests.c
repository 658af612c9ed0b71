// Runs every loop of CPixels over the pixels of a file and prints a digest of what each one wrote, a line each. Two builds agree where
// their lines do.
//
//     digests WIDTH HEIGHT FILE    FILE has WIDTH × HEIGHT pixels as RGBA

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CKeylinePixels.h"
#include "distance.h"

// Source: G. Fowler, L. Noll, K. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm": FNV-1a of 64 bits.
static uint64_t digest(uint64_t start, const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) start = (start ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3u;
    return start;
}

static void print(const char *name, const void *bytes, size_t count) {
    printf("%s %016llx\n", name, (unsigned long long)digest(0xCBF29CE484222325u, bytes, count));
}

// Source: G. Marsaglia, "Xorshift RNGs", 2003.
static uint64_t state = 88172645463325252u;
static uint32_t random_word(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32);
}

static void *room(size_t count) {
    void *bytes = calloc(count, 1);
    if (bytes == NULL) {
        fprintf(stderr, "there is no memory for %zu bytes\n", count);
        exit(1);
    }
    return bytes;
}

static void convert(const uint8_t *rgba, size_t count) {
    uint32_t *words = room(4 * count);
    uint8_t *bytes = room(4 * count);
    cpixels_premultiply(rgba, words, count);
    print("premultiply", words, 4 * count);
    cpixels_unpremultiply(words, words, count);
    print("unpremultiply", words, 4 * count);
    cpixels_tint(rgba, bytes, count, 0x3478F6, 200);
    print("tint", bytes, 4 * count);
    cpixels_flatten(rgba, bytes, count, 0xFFCC00);
    print("flatten", bytes, 3 * count);
    cpixels_pack_rgb(rgba, bytes, count);
    print("pack-rgb", bytes, 3 * count);
    cpixels_pack_opaque(rgba, bytes, count);
    print("pack-opaque", bytes, 3 * count);
    cpixels_pack_grey(rgba, bytes, count);
    print("pack-grey", bytes, count);
    cpixels_dim(rgba, bytes, count);
    print("dim", bytes, count);
    cpixels_survey_result survey = cpixels_survey(rgba, count);
    print("survey", (uint8_t[]){survey.opaque, survey.grey}, 2);
    cpixels_add_coverage(bytes, 64, rgba, 64, 64, count / 64);
    print("add-coverage", bytes, count);
    free(words);
    free(bytes);
}

static void expand(const uint8_t *bytes, size_t count) {
    uint8_t *rgba = room(4 * count), *indices = room(count);
    uint32_t palette[256] = {0};
    for (size_t i = 0; i < 256; i++) palette[i] = random_word();
    cpixels_expand_grey(bytes, rgba, count);
    print("expand-grey", rgba, 4 * count);
    cpixels_expand_grey_alpha(bytes, rgba, count);
    print("expand-grey-alpha", rgba, 4 * count);
    cpixels_expand_rgb(bytes, rgba, count);
    print("expand-rgb", rgba, 4 * count);
    for (unsigned bits = 1; bits <= 8; bits *= 2) {
        char name[32];
        bool is_valid = cpixels_expand_indices(bytes, bits, palette, 1u << bits, rgba, count);
        snprintf(name, sizeof name, "expand-indices-%u-%d", bits, is_valid);
        print(name, rgba, 4 * count);
        for (size_t i = 0; i < count; i++) indices[i] = bytes[i] & ((1u << bits) - 1);
        cpixels_pack_indices(indices, bits, rgba, count);
        snprintf(name, sizeof name, "pack-indices-%u", bits);
        print(name, rgba, (count * bits + 7) / 8);
    }
    uint32_t colors[256] = {0};
    for (size_t i = 0; i < count; i++) memcpy(rgba + 4 * i, palette + bytes[i] % 200, 4);
    unsigned number = cpixels_index(rgba, count, colors, indices);
    print("index-colors", colors, 4 * number);
    print("index", indices, count);
    free(rgba);
    free(indices);
}

static void filter(const uint8_t *rgba, size_t width, size_t height) {
    for (size_t channels = 1; channels <= 4; channels += channels == 1 ? 2 : 1) {
        char name[32];
        size_t row = width * channels;
        uint8_t *rows = room(height * (row + 1)), *filtered = room(height * (row + 1));
        uint8_t *scratch = room(2 * (row + CPIXELS_ROW_MARGIN));
        for (size_t y = 0; y < height; y++)
            for (size_t i = 0; i < row; i++) rows[y * (row + 1) + 1 + i] = rgba[4 * (y * width + i / channels) + i % channels];
        cpixels_filter(rows, filtered, height, row, channels);
        snprintf(name, sizeof name, "filter-%zu", channels);
        print(name, filtered, height * (row + 1));
        bool shows = cpixels_filtered_rows_show(filtered, height, channels, rgba, width, false, scratch);
        snprintf(name, sizeof name, "filtered-rows-show-%zu", channels);
        print(name, &shows, 1);
        for (size_t y = 0; y < height; y++) filtered[y * (row + 1)] = y % 5;
        cpixels_unfilter(filtered, height, row, channels);
        snprintf(name, sizeof name, "unfilter-%zu", channels);
        print(name, filtered, height * (row + 1));
        free(rows);
        free(filtered);
        free(scratch);
    }
}

static void blur(const uint8_t *rgba, size_t width, size_t height) {
    const double deviations[][2] = {{0.4, 0.4}, {1.3, 0}, {0, 1.99}, {2, 2}, {3.7, 9.1}, {25.25, 25.25}, {5000, 1}};
    uint32_t *argb = room(4 * width * height);
    for (size_t i = 0; i < sizeof deviations / sizeof *deviations; i++) {
        char name[32];
        cpixels_premultiply(rgba, argb, width * height);
        cpixels_blur(argb, width, height, width, deviations[i][0], deviations[i][1]);
        snprintf(name, sizeof name, "blur-%g-%g", deviations[i][0], deviations[i][1]);
        print(name, argb, 4 * width * height);
    }
    // Many deviations below two pixels: their weights are rounded.
    cpixels_premultiply(rgba, argb, width * height);
    for (size_t i = 0; i < width && i < 190; i++) cpixels_blur(argb + i, 1, height, width, 0, 0.05 + 0.01 * (double)i);
    print("blur-weights", argb, 4 * width * height);
    cpixels_make_opaque(argb, width, height, width);
    print("make-opaque", argb, 4 * width * height);
    free(argb);
}

// Another picture: the same one with noise of all sizes, so that pixels lie on both sides of each limit and close to it.
static uint8_t *disturbed(const uint8_t *rgba, size_t count) {
    uint8_t *other = room(4 * count);
    memcpy(other, rgba, 4 * count);
    for (size_t i = 0; i < count; i++) {
        uint32_t word = random_word();
        if (word % 3 == 0) continue;
        unsigned most = 1u << (word >> 4) % 9;
        for (size_t channel = 0; channel < 4; channel++) {
            int level = other[4 * i + channel] + (int)(random_word() % most) - (int)(most / 2);
            other[4 * i + channel] = (uint8_t)(level < 0 ? 0 : level > 255 ? 255 : level);
        }
        if (word >> 8 & 1) other[4 * i + 3] = rgba[4 * i + 3];
    }
    return other;
}

// The distances to their last bit, which tells more than on which side of a limit they are.
static void measure(const uint8_t *left, const uint8_t *right, size_t count) {
    double *yiq = room(count * sizeof *yiq), *oklab = room(count * sizeof *oklab);
    for (size_t i = 0; i < count; i++) {
        uint32_t l, r;
        memcpy(&l, left + 4 * i, sizeof l);
        memcpy(&r, right + 4 * i, sizeof r);
        yiq[i] = yiq_distance(l, r, background_at(i, i & 1));
        oklab[i] = oklab_distance(l, r, background_at(i, i & 1));
    }
    print("yiq-distance", yiq, count * sizeof *yiq);
    print("oklab-distance", oklab, count * sizeof *oklab);
    free(yiq);
    free(oklab);
}

static void compare(const uint8_t *left, size_t width, size_t height) {
    size_t count = width * height, squares = ((width + 31) / 32) * ((height + 31) / 32);
    uint8_t *right = disturbed(left, count), *marks = room(count), *indices = room(count);
    uint32_t *bounds = room(16 * squares);
    measure(left, right, count);
    const cpixels_pair pair = {left, right, width, height, width, width, 0, height};
    const double limits[][3] = {{0, 3, 64}, {0, 35.215, 352.15}, {0, 0.02, 0.1}};
    for (int metric = 0; metric < 3; metric++)
        for (int i = 0; i < 3; i++)
            for (int options = 0; options < 4; options++) {
                char name[48];
                cpixels_judgement judgement = {(cpixels_metric)metric, limits[metric][i], options & 1, options >> 1};
                cpixels_counts counts;
                memset(marks, 0, count);
                cpixels_compare(&pair, &judgement, marks, width, &counts);
                snprintf(name, sizeof name, "compare-%d-%g-%d", metric, limits[metric][i], options);
                print(name, marks, count);
                print("counts", &(uint64_t[]){counts.different, counts.antialiased, counts.tolerated}, 24);
            }
    cpixels_window densest;
    cpixels_densest_window(marks, width, height, 16, &densest);
    print("densest-window", &(uint64_t[]){densest.count, densest.x, densest.y}, 24);
    cpixels_square_bounds(marks, width, height, 32, bounds);
    print("square-bounds", bounds, 16 * squares);
    uint8_t greatest = cpixels_greatest_difference(left, right, marks, count);
    print("greatest-difference", &greatest, 1);
    cpixels_draw_difference(left, count, right, count / 2, marks, indices, count);
    print("draw-difference", indices, count);
    free(right);
    free(marks);
    free(indices);
    free(bounds);
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    size_t width = strtoul(arguments[1], NULL, 10), height = strtoul(arguments[2], NULL, 10), pixels = width * height;
    uint8_t *rgba = room(4 * pixels);
    FILE *file = fopen(arguments[3], "rb");
    if (file == NULL || fread(rgba, 4, pixels, file) != pixels) {
        fprintf(stderr, "%s has no %zu pixels\n", arguments[3], pixels);
        return 1;
    }
    fclose(file);
    convert(rgba, pixels);
    expand(rgba, pixels);
    filter(rgba, width, height);
    blur(rgba, width, height);
    compare(rgba, width, height);
    free(rgba);
    return 0;
}
