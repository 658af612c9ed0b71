#include "CKeylineTypeMetadata.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct section {
    uintptr_t start;
    size_t length;
};

/// What the runtime knows of one image: `MetadataSections` of the runtime's `ImageInspectionCommon.h`, version 4 and later.
struct image {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct section protocols;
    struct section conformances;
    struct section types;
};

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct image *, void *), void *);

struct response {
    const void *type;
    size_t state;
};

typedef struct response (*accessor)(size_t request) __attribute__((swiftcall));

struct receiver {
    void (*body)(const void *type, void *context);
    void *context;
};

/// The first words of a context descriptor of a type; the last two are distances from their own places.
struct descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
};

enum { kind_mask = 0x1f, class_kind = 16, enum_kind = 18, generic_flag = 0x80, direct_mask = 0x3 };

static void tell(const struct descriptor *descriptor, const struct receiver *receiver) {
    uint32_t kind = descriptor->flags & kind_mask;
    if (kind < class_kind || kind > enum_kind || (descriptor->flags & generic_flag) || descriptor->accessor == 0) return;
    accessor make = (accessor)((uintptr_t)&descriptor->accessor + (intptr_t)descriptor->accessor);
    receiver->body(make(0).type, receiver->context);
}

static bool look(const struct image *image, void *receiver) {
    uintptr_t end = image->types.start + image->types.length;
    for (uintptr_t place = image->types.start; place + sizeof(int32_t) <= end; place += sizeof(int32_t)) {
        int32_t distance = *(const int32_t *)place;
        // Others point to a pointer; the compiler writes none for types of the same image.
        if ((distance & direct_mask) == 0) tell((const struct descriptor *)(place + (intptr_t)distance), receiver);
    }
    return true;
}

void keyline_for_each_type(void (*body)(const void *type, void *context), void *context) {
    struct receiver receiver = {body, context};
    swift_enumerateAllMetadataSections(look, &receiver);
}
