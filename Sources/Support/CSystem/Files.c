// openat2 and O_PATH are Linux's.
#define _GNU_SOURCE

#include "CSystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

static int at(int folder) { return folder == PETRI_FILE_HERE ? AT_FDCWD : folder; }

static int checked(int result) { return result < 0 ? -errno : result; }

static int flags_for(int use) {
  int link = use & PETRI_FILE_NO_LINK ? O_NOFOLLOW : 0;
  switch (use & ~PETRI_FILE_NO_LINK) {
#if defined(O_PATH)
    case PETRI_FILE_SEARCH: return O_PATH | O_DIRECTORY | O_CLOEXEC | link;
#elif defined(O_SEARCH)
    case PETRI_FILE_SEARCH: return O_SEARCH | O_DIRECTORY | O_CLOEXEC | link;
#else
    case PETRI_FILE_SEARCH: return O_RDONLY | O_DIRECTORY | O_CLOEXEC | link;
#endif
    case PETRI_FILE_CHANGE: return O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | link;
    default: return O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | link;
  }
}

int petri_file_any(const char *path, int use) { return checked(open(path, flags_for(use))); }

int petri_file_linked(int folder, const char *name, int use) { return checked(openat(folder, name, flags_for(use))); }

// Without openat2: one component after another. Links are followed by hand and `..` goes back to a folder that was come from, so that
// neither can lead above the folder, whatever others rename meanwhile.
enum { most_links = 40, most_folders = 256 };

struct way {
  int folders[most_folders];
  int depth;
};

static int go_into(struct way *way, const char *part) {
  if (way->depth == most_folders) return -ENAMETOOLONG;
  int top = way->folders[way->depth - 1];
  int next = openat(top, part, flags_for(PETRI_FILE_SEARCH | PETRI_FILE_NO_LINK));
  if (next < 0) return -errno;
  way->folders[way->depth++] = next;
  return 0;
}

// The path that is left once a link is in the place of a component.
static char *join(const char *target, size_t count, const char *rest) {
  size_t left = rest ? strlen(rest) : 0;
  char *path = malloc(count + left + 2);
  if (!path) return NULL;
  memcpy(path, target, count);
  path[count] = '/';
  memcpy(path + count + 1, rest ? rest : "", left);
  path[count + 1 + left] = 0;
  if (!rest) path[count] = 0;
  return path;
}

static int follow_steps(struct way *way, const char *path, int flags) {
  char *whole = strdup(path);
  int links = 0, result = whole ? 0 : -ENOMEM;
  char *rest = whole, *part;
  while (result == 0 && (part = strsep(&rest, "/")) != NULL) {
    if (part[0] == 0 || strcmp(part, ".") == 0) continue;
    if (strcmp(part, "..") == 0) {
      if (way->depth == 1) {
        result = -EXDEV;
      } else {
        close(way->folders[--way->depth]);
      }
      continue;
    }
    int is_last = !rest || rest[strspn(rest, "/")] == 0;
    int top = way->folders[way->depth - 1];
    char target[PATH_MAX];
    ssize_t count = readlinkat(top, part, target, sizeof target);
    if (count >= 0) {
      char *next = NULL;
      if (is_last && flags & O_NOFOLLOW) {
        result = -ELOOP;
      } else if (count > 0 && target[0] == '/') {
        result = -EXDEV;
      } else if (++links > most_links) {
        result = -ELOOP;
      } else if (!(next = join(target, (size_t)count, rest))) {
        result = -ENOMEM;
      } else {
        free(whole);
        rest = whole = next;
      }
    } else if (is_last) {
      result = checked(openat(top, part, flags | O_NOFOLLOW));
      free(whole);
      return result;
    } else {
      result = go_into(way, part);
    }
  }
  free(whole);
  // The path ended at a folder that was gone into.
  return result < 0 ? result : checked(openat(way->folders[way->depth - 1], ".", flags & ~O_NOFOLLOW));
}

static int open_by_steps(int folder, const char *path, int flags) {
  if (path[0] == '/') return -EXDEV;
  struct way way = {.depth = 1};
  way.folders[0] = folder;
  int result = follow_steps(&way, path, flags);
  while (way.depth > 1) close(way.folders[--way.depth]);
  return result;
}

int petri_file_open(int folder, const char *path, int use, int by_steps) {
  if (path[0] == 0) path = ".";
  int flags = flags_for(use);
#if defined(SYS_openat2)
  // The kernel's struct open_how, whose header not every system has.
  struct {
    uint64_t flags, mode, resolve;
  } how = {(uint64_t)flags, 0, 0x08 | 0x02};  // RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS
  // While others rename folders the system can't tell where `..` leads, and wants to be asked again.
  for (int tries = 0; !by_steps && tries < 100; tries++) {
    long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (descriptor >= 0) return (int)descriptor;
    if (errno == ENOSYS || errno == EPERM) break;
    if (errno != EAGAIN && errno != EINTR) return -errno;
  }
#endif
  return open_by_steps(folder, path, flags);
}

int petri_file_input(const char *path) { return checked(open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)); }

int petri_file_output(const char *path) { return checked(open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)); }

int petri_file_appending(const char *path) {
  return checked(open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666));
}

int petri_file_copy(int descriptor) { return checked(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)); }

int petri_file_create(int folder, const char *name, uint32_t mode) {
  return checked(openat(at(folder), name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, (mode_t)mode));
}

static int kind_of(mode_t mode) {
  return S_ISREG(mode) ? PETRI_FILE : S_ISDIR(mode) ? PETRI_FOLDER : S_ISLNK(mode) ? PETRI_LINK : PETRI_OTHER;
}

static void note(const struct stat *status, struct petri_file_facts *facts) {
#if defined(__APPLE__)
  struct timespec modified = status->st_mtimespec, changed = status->st_ctimespec;
#else
  struct timespec modified = status->st_mtim, changed = status->st_ctim;
#endif
  facts->kind = kind_of(status->st_mode);
  facts->mode = status->st_mode & 07777;
  facts->owner = status->st_uid;
  facts->group = status->st_gid;
  facts->device = (uint64_t)status->st_dev;
  facts->number = status->st_ino;
  facts->names = status->st_nlink;
  facts->size = status->st_size;
  facts->modified = modified.tv_sec * 1000000000LL + modified.tv_nsec;
  facts->changed = changed.tv_sec * 1000000000LL + changed.tv_nsec;
}

int petri_file_facts_of(int descriptor, struct petri_file_facts *facts) {
  struct stat status;
  if (fstat(descriptor, &status) < 0) return -errno;
  note(&status, facts);
  return 0;
}

int petri_file_facts_at(int folder, const char *path, int follows, struct petri_file_facts *facts) {
  struct stat status;
  if (fstatat(at(folder), path[0] ? path : ".", &status, follows ? 0 : AT_SYMLINK_NOFOLLOW) < 0) return -errno;
  note(&status, facts);
  return 0;
}

int64_t petri_file_link_target(int folder, const char *name, char *target, size_t count) {
  ssize_t result = readlinkat(at(folder), name, target, count);
  return result < 0 ? -errno : result;
}

static int write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? -errno : -ENOSPC;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int petri_file_write(int descriptor, const void *bytes, size_t count) { return write_all(descriptor, bytes, count); }

int petri_file_write_to_reader(int descriptor, const void *bytes, size_t count) {
  void (*before)(int) = signal(SIGPIPE, SIG_IGN);
  int result = write_all(descriptor, bytes, count);
  if (before != SIG_ERR) signal(SIGPIPE, before);
  return result;
}

int petri_file_rewind(int descriptor) { return lseek(descriptor, 0, SEEK_SET) < 0 ? -errno : 0; }

int petri_file_cut(int descriptor, int64_t size) { return checked(ftruncate(descriptor, (off_t)size)); }

int petri_file_sync(int descriptor) { return checked(fsync(descriptor)); }

int petri_file_set_mode(int descriptor, uint32_t mode) { return checked(fchmod(descriptor, (mode_t)mode)); }

int petri_file_set_owner(int descriptor, uint32_t owner, uint32_t group) { return checked(fchown(descriptor, owner, group)); }

int petri_file_close(int descriptor) { return checked(close(descriptor)); }

static int kind_of_entry(int folder, const struct dirent *entry) {
  switch (entry->d_type) {
    case DT_REG: return PETRI_FILE;
    case DT_DIR: return PETRI_FOLDER;
    case DT_LNK: return PETRI_LINK;
    case DT_UNKNOWN: {
      // Not every file system says it with the name.
      struct petri_file_facts facts;
      return petri_file_facts_at(folder, entry->d_name, 0, &facts) < 0 ? PETRI_OTHER : facts.kind;
    }
    default: return PETRI_OTHER;
  }
}

int petri_file_list(int folder, void *context, void (*visit)(void *context, const char *name, int kind)) {
  int copy = openat(at(folder), ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  if (copy < 0) return -errno;
  DIR *stream = fdopendir(copy);
  if (!stream) {
    int error = errno;
    close(copy);
    return -error;
  }
  struct dirent *entry;
  while ((entry = readdir(stream)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    visit(context, entry->d_name, kind_of_entry(copy, entry));
  }
  closedir(stream);
  return 0;
}

int petri_file_make_folder(int folder, const char *path, uint32_t mode) { return checked(mkdirat(at(folder), path, (mode_t)mode)); }

int petri_file_rename(int folder, const char *from, const char *to) {
  return checked(renameat(at(folder), from, at(folder), to));
}

int petri_file_exchange(int folder, const char *one, const char *other) {
#ifdef __linux__
  // The C library may be older than the call: 2 is RENAME_EXCHANGE.
  return checked((int)syscall(SYS_renameat2, at(folder), one, at(folder), other, 2u));
#else
  return checked(renameatx_np(at(folder), one, at(folder), other, RENAME_SWAP));
#endif
}

int petri_file_link(int folder, const char *from, const char *to) { return checked(linkat(at(folder), from, at(folder), to, 0)); }

int petri_file_remove(int folder, const char *name, int is_folder) {
  return checked(unlinkat(at(folder), name, is_folder ? AT_REMOVEDIR : 0));
}

int petri_file_touch(const char *path) { return checked(utimensat(AT_FDCWD, path, NULL, 0)); }

int petri_file_is_writable(int folder) { return checked(faccessat(folder, ".", W_OK | X_OK, 0)); }

int petri_file_lock(int descriptor, enum petri_file_lock lock) {
  int operation = lock == PETRI_FILE_LOCK_NONE ? LOCK_UN : lock == PETRI_FILE_LOCK_SHARED ? LOCK_SH : LOCK_EX;
  if (lock == PETRI_FILE_LOCK_ALONE_AT_ONCE) operation |= LOCK_NB;
  int result;
  do result = flock(descriptor, operation);
  while (result < 0 && errno == EINTR);
  return checked(result);
}

char *petri_file_real_path(const char *path, int *error) {
  char *result = realpath(path, NULL);
  *error = result ? 0 : errno;
  return result;
}

uint32_t petri_file_user(void) { return getuid(); }

int64_t petri_file_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

void petri_file_free(char *text) { free(text); }
