// The few names of Python's stable ABI (3.11) that an extension module needs, declared here so that libraries for other
// machines can be built without their Python.
#include <stddef.h>
#include <stdint.h>

typedef struct PyObject PyObject;
typedef intptr_t Py_ssize_t;

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len, itemsize;
    int readonly, ndim;
    char *format;
    Py_ssize_t *shape, *strides, *suboffsets;
    void *internal;
} Py_buffer;

typedef PyObject *(*FastCall)(PyObject *, PyObject *const *, Py_ssize_t);
typedef struct {
    const char *ml_name;
    FastCall ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;

typedef struct {
    Py_ssize_t ob_refcnt; // on 64-bit machines a word in every version
    void *ob_type;
    PyObject *(*m_init)(void);
    Py_ssize_t m_index;
    PyObject *m_copy;
    const char *m_name, *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    void *m_slots, *m_traverse, *m_clear, *m_free;
} PyModuleDef;

#ifdef _WIN32
#define PYTHON __declspec(dllimport)
#define EXPORT __declspec(dllexport)
#else
#define PYTHON
#define EXPORT __attribute__((visibility("default")))
#endif

#define METH_FASTCALL 0x80
#define PyBUF_WRITABLE 1
#define PYTHON_ABI_VERSION 3

extern PYTHON PyObject *PyExc_TypeError, *PyExc_ValueError, *PyExc_MemoryError;
extern PYTHON int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
extern PYTHON void PyBuffer_Release(Py_buffer *);
extern PYTHON PyObject *PyErr_Occurred(void);
extern PYTHON void PyErr_SetString(PyObject *, const char *);
extern PYTHON int64_t PyLong_AsLongLong(PyObject *);
extern PYTHON double PyFloat_AsDouble(PyObject *);
extern PYTHON PyObject *PyLong_FromLong(long);
extern PYTHON void *PyEval_SaveThread(void);
extern PYTHON void PyEval_RestoreThread(void *);
extern PYTHON PyObject *PyModule_Create2(PyModuleDef *, int);

#define MOST_BUFFERS 12

// The buffers of one call.
typedef struct {
    Py_buffer held[MOST_BUFFERS];
    int count;
} Buffers;

static void release(Buffers *buffers) {
    while (buffers->count) PyBuffer_Release(&buffers->held[--buffers->count]);
}

// The memory of an array, of at least `size` bytes; NULL with an exception if it has less, or cannot be written.
static void *memory(Buffers *buffers, PyObject *array, Py_ssize_t size, Py_ssize_t itemsize, int32_t *length) {
    Py_buffer *buffer = &buffers->held[buffers->count];
    if (PyObject_GetBuffer(array, buffer, PyBUF_WRITABLE)) return NULL;
    buffers->count++;
    if (buffer->len < size || (length && buffer->itemsize != itemsize)) {
        PyErr_SetString(PyExc_ValueError, "an array of another type is needed here");
        return NULL;
    }
    if (length) *length = (int32_t)(buffer->len / itemsize);
    return buffer->buf ? buffer->buf : buffers; // an empty array
}

static int whole(PyObject *number, int32_t *value) {
    int64_t large = PyLong_AsLongLong(number);
    if (large == -1 && PyErr_Occurred()) return 0;
    if (large < INT32_MIN || large > INT32_MAX) {
        PyErr_SetString(PyExc_ValueError, "a number of 32 bits is needed here");
        return 0;
    }
    *value = (int32_t)large;
    return 1;
}

static int real(PyObject *number, double *value) {
    *value = PyFloat_AsDouble(number);
    return !(*value == -1.0 && PyErr_Occurred());
}

static PyObject *answer(Buffers *buffers, int32_t value) {
    release(buffers);
    if (value == INT32_MIN) {
        PyErr_SetString(PyExc_MemoryError, "compiled code ran out of memory");
        return NULL;
    }
    return PyLong_FromLong(value);
}

static PyObject *refusal(Buffers *buffers) {
    release(buffers);
    return NULL;
}

static int takes(Py_ssize_t given, Py_ssize_t wanted) {
    if (given != wanted) PyErr_SetString(PyExc_TypeError, "another number of arguments is needed here");
    return given == wanted;
}
