#ifndef CSYSTEM_FILES_H
#define CSYSTEM_FILES_H

#include <stddef.h>
#include <stdint.h>

// Files, for PetriFiles alone. Each call gives what it is for, or minus the error number; none follows a link where it says so, and the
// differences between systems end here.

/// The folder that relative paths are from: the process's own.
static const int PETRI_FILE_HERE = -1;

/// What kind of file something is.
enum petri_file_kind { PETRI_FILE = 1, PETRI_FOLDER = 2, PETRI_LINK = 3, PETRI_OTHER = 4 };

/// Facts about a file; times in nanoseconds since 1970.
struct petri_file_facts {
  int kind;
  uint32_t mode, owner, group;
  uint64_t device, number, names;
  int64_t size, modified, changed;
};

/// What a file is opened for; none makes it, waits for another process, or takes a terminal.
enum petri_file_use {
  /// To find files in a folder, which need not be readable.
  PETRI_FILE_SEARCH = 0,
  /// To read, also a folder's names.
  PETRI_FILE_READ = 1,
  /// To read and write.
  PETRI_FILE_CHANGE = 2,
  /// Added to one of the others: not through a link at the path's end, which is ELOOP.
  PETRI_FILE_NO_LINK = 8,
};

/// Opens a file or folder by any path.
int petri_file_any(const char *path, int use);

/// Opens a file or folder in a folder by its name alone; where it is a link, wherever that leads.
int petri_file_linked(int folder, const char *name, int use);

/// Opens a file or folder below a folder. A path that leads out of the folder, by `..`, as an absolute one or through a symbolic link,
/// is EXDEV.
///
/// `by_steps` is not 0 for the way that is taken where the system has none of its own.
int petri_file_open(int folder, const char *path, int use, int by_steps);

/// Opens a file by any path to read from it, to write into it or, being made if need be, to add to it; waits for a pipe's other end.
int petri_file_input(const char *path);
int petri_file_output(const char *path);
int petri_file_appending(const char *path);

/// Another descriptor of what a descriptor is of.
int petri_file_copy(int descriptor);

/// Makes a file of a name that nothing has in a folder, to be written.
int petri_file_create(int folder, const char *name, uint32_t mode);

/// Facts about an open file.
int petri_file_facts_of(int descriptor, struct petri_file_facts *facts);

/// Facts about a file below a folder, without opening it. Links are followed wherever they lead, the last only if `follows` is not 0.
int petri_file_facts_at(int folder, const char *path, int follows, struct petri_file_facts *facts);

/// Where a link leads, without an end mark; how many bytes.
int64_t petri_file_link_target(int folder, const char *name, char *target, size_t count);

/// Writes all bytes.
int petri_file_write(int descriptor, const void *bytes, size_t count);

/// The same to a pipe or whatever there is; a reader that went away is EPIPE, and doesn't end the process.
int petri_file_write_to_reader(int descriptor, const void *bytes, size_t count);

/// Goes back to a file's beginning.
int petri_file_rewind(int descriptor);

/// Takes away what a file has beyond a size.
int petri_file_cut(int descriptor, int64_t size);

/// Has what was written on the disk.
int petri_file_sync(int descriptor);

int petri_file_set_mode(int descriptor, uint32_t mode);
int petri_file_set_owner(int descriptor, uint32_t owner, uint32_t group);

/// Closes a descriptor; some file systems tell only now that they are full.
int petri_file_close(int descriptor);

/// Calls back with each name in an open folder but `.` and `..`, and with its kind.
int petri_file_list(int folder, void *context, void (*visit)(void *context, const char *name, int kind));

int petri_file_make_folder(int folder, const char *path, uint32_t mode);
int petri_file_rename(int folder, const char *from, const char *to);
/// Gives each of two the other's name at once; -EINVAL or -ENOSYS where the file system can't.
int petri_file_exchange(int folder, const char *one, const char *other);
/// Gives a file a second name, which nothing has.
int petri_file_link(int folder, const char *from, const char *to);
int petri_file_remove(int folder, const char *name, int is_folder);

/// Lets a file be as new.
int petri_file_touch(const char *path);

/// Whether files can be made in an open folder: 0 or minus the error number.
int petri_file_is_writable(int folder);

/// How a file is locked: with others, waiting for it; for its holder alone, at once or not at all; so, waiting for it; or no more.
enum petri_file_lock { PETRI_FILE_LOCK_SHARED, PETRI_FILE_LOCK_ALONE_AT_ONCE, PETRI_FILE_LOCK_ALONE, PETRI_FILE_LOCK_NONE };

/// Locks a file or a folder until it is unlocked, or closed by this process and those that have it from this one.
int petri_file_lock(int descriptor, enum petri_file_lock lock);

/// A path without links in it, to be freed, or nothing with the error number in `error`.
char *petri_file_real_path(const char *path, int *error);
void petri_file_free(char *text);

/// The user whose process this is.
uint32_t petri_file_user(void);

/// Nanoseconds since 1970, by the clock that files are stamped with.
int64_t petri_file_now(void);

#endif
