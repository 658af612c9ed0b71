#define _GNU_SOURCE
#include "libraries.h"

#include <elf.h>
#include <link.h>
#include <string.h>

struct receiver {
    void (*body)(const char *path, const unsigned char *id, size_t length, void *context);
    void *context;
};

static size_t padded(size_t length) { return (length + 3) & ~(size_t)3; }

/// Finds the build id among the notes of a segment. Source: the ELF specification, "Note Section", with the lengths padded to four bytes.
static const unsigned char *build_id(const unsigned char *notes, size_t size, size_t *length) {
    size_t offset = 0;
    while (offset + sizeof(ElfW(Nhdr)) <= size) {
        const ElfW(Nhdr) *note = (const void *)(notes + offset);
        size_t name = offset + sizeof *note, content = name + padded(note->n_namesz);
        if (content > size || note->n_descsz > size - content) return NULL;
        if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0) {
            *length = note->n_descsz;
            return notes + content;
        }
        offset = content + padded(note->n_descsz);
    }
    return NULL;
}

static int look(struct dl_phdr_info *library, size_t size, void *context) {
    (void)size;
    const struct receiver *receiver = context;
    // The program itself has no name.
    if (library->dlpi_name == NULL || library->dlpi_name[0] == 0) return 0;
    if (strncmp(library->dlpi_name, "linux-vdso", 10) == 0 || strncmp(library->dlpi_name, "linux-gate", 10) == 0) return 0;
    const unsigned char *id = NULL;
    size_t length = 0;
    for (int index = 0; index < library->dlpi_phnum && id == NULL; index++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
        if (segment->p_type != PT_NOTE) continue;
        id = build_id((const unsigned char *)(library->dlpi_addr + segment->p_vaddr), segment->p_memsz, &length);
    }
    receiver->body(library->dlpi_name, id, length, receiver->context);
    return 0;
}

void keyline_for_each_library(
    void (*body)(const char *path, const unsigned char *id, size_t length, void *context), void *context) {
    struct receiver receiver = {body, context};
    dl_iterate_phdr(look, &receiver);
}
