/* A disk that fails, between SQLite and the system: the n-th call that changes a file under a folder is refused, and so
   are those that follow, as many as wanted; or every call is written down, for images of what a power loss leaves.
   Loaded with LD_PRELOAD; `faults_fail` and `faults_log` are called by the test. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static long at, many, calls;
static int with, written_down = -1;

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/* The file's name under the folder, or nothing. */
static const char *ours(int fd, char *path) {
    char link[40];
    ssize_t length;
    if (!folder[0] || fd == written_down) return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    size_t most = strlen(folder);
    return strncmp(path, folder, most) ? NULL : path + most;
}

static int refused(int fd, char *path, const char **name) {
    int no = 0;
    if (!(*name = ours(fd, path))) return 0;
    pthread_mutex_lock(&turn);
    calls++;
    no = at && calls >= at && calls < at + many;
    pthread_mutex_unlock(&turn);
    if (no) errno = with;
    return no;
}

static void note(char what, const char *name, int64_t offset, const void *data, int64_t length) {
    ssize_t (*out)(int, const void *, size_t) = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    char head[PATH_MAX + 64];
    int size;
    if (written_down < 0 || !name) return;
    pthread_mutex_lock(&turn);
    size = snprintf(head, sizeof head, "%c %s %lld %lld\n", what, name, (long long)offset, (long long)length);
    if (out(written_down, head, size) == size && data) (void)!out(written_down, data, length);
    pthread_mutex_unlock(&turn);
}

void faults_fail(const char *under, long from, long calls_many, int error) {
    pthread_mutex_lock(&turn);
    snprintf(folder, sizeof folder, "%s", under);
    at = from; many = calls_many; with = error; calls = 0;
    pthread_mutex_unlock(&turn);
}

void faults_log(const char *under, int fd) {
    pthread_mutex_lock(&turn);
    snprintf(folder, sizeof folder, "%s", under);
    at = 0; written_down = fd;
    pthread_mutex_unlock(&turn);
}

long faults_calls(void) { return calls; }

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    char path[PATH_MAX]; const char *name;
    REAL(pwrite64);
    if (refused(fd, path, &name)) return -1;
    ssize_t done = real(fd, data, length, offset);
    if (done > 0) note('w', name, offset, data, done);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
    char path[PATH_MAX]; const char *name;
    REAL(write);
    if (refused(fd, path, &name)) return -1;
    off_t before = name ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = real(fd, data, length);
    if (done > 0 && name) note('w', name, before, data, done);
    return done;
}

int ftruncate64(int fd, off64_t length) {
    char path[PATH_MAX]; const char *name;
    REAL(ftruncate64);
    if (refused(fd, path, &name)) return -1;
    int done = real(fd, length);
    if (!done) note('t', name, length, NULL, 0);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int fsync(int fd) {
    char path[PATH_MAX]; const char *name;
    REAL(fsync);
    if (refused(fd, path, &name)) return -1;
    int done = real(fd);
    if (!done) note('s', name, 0, NULL, 0);
    return done;
}

int fdatasync(int fd) {
    char path[PATH_MAX]; const char *name;
    REAL(fdatasync);
    if (refused(fd, path, &name)) return -1;
    int done = real(fd);
    if (!done) note('s', name, 0, NULL, 0);
    return done;
}
