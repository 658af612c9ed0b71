#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "libraries.h"

typedef struct {
    const char *file;
    pthread_once_t once;
    int is_loaded;
    char message[200];
} library;

static void fail(library *library) {
    const char *reason = dlerror();
    snprintf(library->message, sizeof library->message, "%s", reason ? reason : library->file);
    library->is_loaded = 0;
}

static void find(library *library, void *handle, const char *name, void *slot) {
    void *function = dlsym(handle, name);
    if (!function) {
        fail(library);
        return;
    }
    memcpy(slot, &function, sizeof function);
}

static void *open_library(library *library) {
    void *handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    library->is_loaded = handle != NULL;
    if (!handle) fail(library);
    return handle;
}

#define FIND(table, name) find(library, handle, #name, &(table)->name)

static void find_drawing(library *library, void *handle, drawing_functions *table) {
    FIND(table, g_object_unref);
    FIND(table, g_error_free);
    FIND(table, cairo_image_surface_create_for_data);
    FIND(table, cairo_surface_status);
    FIND(table, cairo_surface_flush);
    FIND(table, cairo_surface_destroy);
    FIND(table, cairo_create);
    FIND(table, cairo_status);
    FIND(table, cairo_destroy);
    FIND(table, cairo_scale);
}

static library rsvg_library = {.file = "librsvg-2.so.2", .once = PTHREAD_ONCE_INIT};
static rsvg_functions rsvg;

static void load_rsvg_once(void) {
    library *library = &rsvg_library;
    void *handle = open_library(library);
    if (!handle) return;
    find_drawing(library, handle, &rsvg.drawing);
    FIND(&rsvg, rsvg_handle_new_from_data);
    FIND(&rsvg, rsvg_handle_set_stylesheet);
    FIND(&rsvg, rsvg_handle_set_dpi);
    FIND(&rsvg, rsvg_handle_get_intrinsic_size_in_pixels);
    FIND(&rsvg, rsvg_handle_get_intrinsic_dimensions);
    FIND(&rsvg, rsvg_handle_render_document);
}

const rsvg_functions *load_rsvg(const char **message) {
    pthread_once(&rsvg_library.once, load_rsvg_once);
    *message = rsvg_library.message;
    return rsvg_library.is_loaded ? &rsvg : NULL;
}

static library poppler_library = {.file = "libpoppler-glib.so.8", .once = PTHREAD_ONCE_INIT};
static poppler_functions poppler;

static void load_poppler_once(void) {
    library *library = &poppler_library;
    void *handle = open_library(library);
    if (!handle) return;
    find_drawing(library, handle, &poppler.drawing);
    FIND(&poppler, g_bytes_new_static);
    FIND(&poppler, g_bytes_unref);
    FIND(&poppler, poppler_document_new_from_bytes);
    FIND(&poppler, poppler_document_get_n_pages);
    FIND(&poppler, poppler_document_get_page);
    FIND(&poppler, poppler_page_get_size);
    FIND(&poppler, poppler_page_render);
    FIND(&poppler, poppler_font_info_new);
    FIND(&poppler, poppler_font_info_scan);
    FIND(&poppler, poppler_font_info_free);
    FIND(&poppler, poppler_fonts_iter_is_embedded);
    FIND(&poppler, poppler_fonts_iter_next);
    FIND(&poppler, poppler_fonts_iter_get_name);
    FIND(&poppler, poppler_fonts_iter_free);
}

const poppler_functions *load_poppler(const char **message) {
    pthread_once(&poppler_library.once, load_poppler_once);
    *message = poppler_library.message;
    return poppler_library.is_loaded ? &poppler : NULL;
}
