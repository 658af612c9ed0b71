// Plays back what cairo-trace recorded of a program, and prints a digest of the pixels of each surface, a line each. With a folder the
// pixels of ARGB surfaces are written there, as NUMBER-WIDTH-HEIGHT.
//
//     replay TRACE [FOLDER]

#include <cairo-script-interpreter.h>
#include <cairo.h>
#include <stdint.h>
#include <stdio.h>

#include <stdlib.h>

// The surface of a context, which the interpreter has no more when it tells that the context ends.
typedef struct target {
    const void *context;
    cairo_surface_t *surface;
    struct target *next;
} target;

static target *targets;

static cairo_t *begin(void *closure, cairo_surface_t *surface) {
    (void)closure;
    cairo_t *context = cairo_create(surface);
    target *added = malloc(sizeof *added);
    if (added == NULL) abort();
    *added = (target){context, cairo_surface_reference(surface), targets};
    targets = added;
    return context;
}

static const char *folder;

static void write_pixels(const unsigned char *pixels, int width, int height, int stride) {
    static int number = 0;
    char path[4096];
    snprintf(path, sizeof path, "%s/%d-%d-%d", folder, number++, width, height);
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    for (int y = 0; y < height; y++) fwrite(pixels + (size_t)y * (size_t)stride, 4, (size_t)width, file);
    fclose(file);
}

// Source: G. Fowler, L. Noll, K. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm": FNV-1a of 64 bits.
static void print_digest(cairo_surface_t *surface) {
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) return;
    cairo_surface_flush(surface);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    cairo_format_t format = cairo_image_surface_get_format(surface);
    const unsigned char *row = cairo_image_surface_get_data(surface);
    if (folder != NULL && format == CAIRO_FORMAT_ARGB32) write_pixels(row, width, height, cairo_image_surface_get_stride(surface));
    size_t bytes = (size_t)width * (format == CAIRO_FORMAT_A8 ? 1 : 4);
    uint64_t digest = 0xCBF29CE484222325u;
    for (int y = 0; y < height; y++, row += cairo_image_surface_get_stride(surface))
        for (size_t i = 0; i < bytes; i++) {
            // The fourth byte of RGB24 means nothing.
            unsigned char byte = format == CAIRO_FORMAT_RGB24 && i % 4 == 3 ? 0 : row[i];
            digest = (digest ^ byte) * 0x100000001B3u;
        }
    printf("%dx%d format %d %016llx\n", width, height, (int)format, (unsigned long long)digest);
}

static void end(void *closure, void *context) {
    (void)closure;
    for (target **link = &targets; *link != NULL; link = &(*link)->next) {
        target *ended = *link;
        if (ended->context != context) continue;
        print_digest(ended->surface);
        cairo_surface_destroy(ended->surface);
        *link = ended->next;
        free(ended);
        return;
    }
}

static cairo_surface_t *create_surface(void *closure, cairo_content_t content, double width, double height, long id) {
    (void)closure;
    (void)id;
    return cairo_image_surface_create(content == CAIRO_CONTENT_ALPHA ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, (int)width, (int)height);
}

int main(int count, char **arguments) {
    if (count < 2 || count > 3) return 2;
    folder = arguments[2];
    const cairo_script_interpreter_hooks_t hooks = {.surface_create = create_surface, .context_create = begin, .context_destroy = end};
    cairo_script_interpreter_t *interpreter = cairo_script_interpreter_create();
    cairo_script_interpreter_install_hooks(interpreter, &hooks);
    cairo_script_interpreter_run(interpreter, arguments[1]);
    cairo_status_t status = cairo_script_interpreter_destroy(interpreter);
    if (status == CAIRO_STATUS_SUCCESS) return 0;
    fprintf(stderr, "%s: %s\n", arguments[1], cairo_status_to_string(status));
    return 1;
}
