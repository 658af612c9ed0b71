#pragma once
#include <stddef.h>
#include <stdint.h>

// Events of libxml2 without its headers, which include ICU's and so collide with Foundation's own copy of ICU.

// What a document tells its receiver. Texts are UTF-8; those with a count have no final zero.
typedef struct {
    // An element begins. For each attribute there are five pointers: name, prefix, namespace, where its value begins and where it ends.
    // The place is that of the tag's > or /> in the document's bytes, or -1 where these are converted to UTF-8 first. Answers 0 to stop.
    int (*_Nonnull start)(void *_Nonnull receiver, const char *_Nonnull name, const char *_Nullable prefix, int attribute_count,
                          const uint8_t *_Nullable const *_Nullable attributes, int line, ptrdiff_t place);
    void (*_Nonnull characters)(void *_Nonnull receiver, const uint8_t *_Nonnull text, int count);
    // The open element ends; the place is behind its closing tag, or behind the tag that is all there is.
    void (*_Nonnull end)(void *_Nonnull receiver, ptrdiff_t place);
} cxml_handlers;

typedef enum {
    cxml_ok,
    cxml_stopped,
    cxml_out_of_memory,
    cxml_has_document_type,
    cxml_empty,
    cxml_tag_mismatch,
    cxml_invalid_character,
    cxml_unknown_entity,
    cxml_repeated_attribute,
    cxml_malformed,
} cxml_status;

enum { cxml_message_size = 160 };

// Where parsing ended, and why in libxml2's words.
typedef struct {
    int line;
    int column;
    // Whether the document ends before its elements do.
    int is_at_end;
    char message[cxml_message_size];
} cxml_failure;

// Parses a document: no entities but XML's own five, no document type, no network.
cxml_status cxml_parse(const uint8_t *_Nonnull bytes, size_t count, cxml_handlers handlers, void *_Nonnull receiver,
                       cxml_failure *_Nonnull failure);
