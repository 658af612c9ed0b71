// What is called in librsvg, poppler, GLib and Cairo, whose binary interfaces are stable within the version that the file names carry.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct { unsigned domain; int code; char *message; } glib_error;
typedef struct { double length; int unit; } rsvg_length;
typedef struct { double x, y, width, height; } rsvg_rectangle;

typedef struct {
    void (*g_object_unref)(void *);
    void (*g_error_free)(glib_error *);
    void *(*cairo_image_surface_create_for_data)(unsigned char *, int format, int width, int height, int stride);
    int (*cairo_surface_status)(void *);
    void (*cairo_surface_flush)(void *);
    void (*cairo_surface_destroy)(void *);
    void *(*cairo_create)(void *surface);
    int (*cairo_status)(void *);
    void (*cairo_destroy)(void *);
    void (*cairo_scale)(void *, double, double);
} drawing_functions;

typedef struct {
    drawing_functions drawing;
    void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, glib_error **);
    int (*rsvg_handle_set_stylesheet)(void *, const uint8_t *, size_t, glib_error **);
    void (*rsvg_handle_set_dpi)(void *, double);
    int (*rsvg_handle_get_intrinsic_size_in_pixels)(void *, double *width, double *height);
    void (*rsvg_handle_get_intrinsic_dimensions)(
        void *, int *has_width, rsvg_length *width, int *has_height, rsvg_length *height, int *has_box, rsvg_rectangle *box);
    int (*rsvg_handle_render_document)(void *, void *cairo, const rsvg_rectangle *, glib_error **);
} rsvg_functions;

typedef struct {
    drawing_functions drawing;
    void *(*g_bytes_new_static)(const void *, size_t);
    void (*g_bytes_unref)(void *);
    void *(*poppler_document_new_from_bytes)(void *bytes, const char *password, glib_error **);
    int (*poppler_document_get_n_pages)(void *);
    void *(*poppler_document_get_page)(void *, int index);
    void (*poppler_page_get_size)(void *, double *width, double *height);
    void (*poppler_page_render)(void *, void *cairo);
    void *(*poppler_font_info_new)(void *document);
    int (*poppler_font_info_scan)(void *, int pages, void **iterator);
    void (*poppler_font_info_free)(void *);
    int (*poppler_fonts_iter_is_embedded)(void *);
    int (*poppler_fonts_iter_next)(void *);
    const char *(*poppler_fonts_iter_get_name)(void *);
    void (*poppler_fonts_iter_free)(void *);
} poppler_functions;

// The functions of a library, loaded once; NULL where it is not installed, with the loader's message.
const rsvg_functions *load_rsvg(const char **message);
const poppler_functions *load_poppler(const char **message);
