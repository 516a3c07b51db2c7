// The part of numba's runtime that games need: arrays on the heap, and for browsers the memory itself.
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int64_t references;
    void *destructor, *destructor_info, *data;
    int64_t size;
} Array; // numba's MemInfo

#define HEADER 64

#ifdef __wasm__

extern unsigned char __heap_base;
static unsigned char *top;
static void *freed[32]; // by size: powers of 2

static int size_class(uint32_t size) { return size <= 64 ? 6 : 32 - __builtin_clz(size - 1); }

// Returns memory, or traps if there is none left.
__attribute__((export_name("starboard_alloc"))) void *starboard_alloc(uint32_t size) {
    int class = size_class(size);
    void **block = freed[class];
    if (block) {
        freed[class] = *block;
        return block;
    }
    if (!top) top = (unsigned char *)(((uintptr_t)&__heap_base + 63) & ~(uintptr_t)63);
    unsigned char *start = top;
    top += (size_t)1 << class;
    size_t have = __builtin_wasm_memory_size(0) << 16;
    if ((size_t)top > have) {
        size_t pages = (((size_t)top - have) >> 16) + 1;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    }
    return start;
}

__attribute__((export_name("starboard_free"))) void starboard_free(void *block, uint32_t size) {
    int class = size_class(size);
    *(void **)block = freed[class];
    freed[class] = block;
}

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *at, int byte, size_t size) { return __builtin_memset(at, byte, size); }

#else

#include <stdlib.h>

#ifdef _WIN32
#include <malloc.h>
static void *starboard_alloc(size_t size) { return _aligned_malloc(size, 64); }
static void starboard_free(void *block, size_t size) { (void)size; _aligned_free(block); }
#else
static void *starboard_alloc(size_t size) { return aligned_alloc(64, (size + 63) & ~(size_t)63); }
static void starboard_free(void *block, size_t size) { (void)size; free(block); }
#endif

#endif

void *NRT_MemInfo_alloc_aligned(int64_t size, uint32_t alignment) {
    (void)alignment; // at most 64
    Array *array = starboard_alloc((size_t)size + HEADER);
    if (!array) return NULL;
    array->references = 1;
    array->destructor = array->destructor_info = NULL;
    array->data = (char *)array + HEADER;
    array->size = size;
    return array;
}

void NRT_MemInfo_call_dtor(Array *array) { starboard_free(array, (size_t)array->size + HEADER); }
