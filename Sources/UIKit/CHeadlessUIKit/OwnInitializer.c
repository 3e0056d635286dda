// Finds a class's own `init()`, which generic code can't name: Swift's method tables have no names, the symbols of the
// program have.
#define _GNU_SOURCE

#include "CHeadlessUIKit.h"

#include <stddef.h>

typedef __attribute__((swiftcall)) void *initializer(__attribute__((swift_context)) const void *metatype);

HEADLESS_SWIFT void *headless_call_initializer(const void *function, const void *metatype) {
  return ((initializer *)function)(metatype);
}

#ifdef __linux__
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The file that an address was loaded from, and how far from its own addresses.
struct place {
  ElfW(Addr) address, base;
  const char *path;
};

static int find_place(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct place *place = context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    if (place->address - info->dlpi_addr - part->p_vaddr >= part->p_memsz) continue;
    place->base = info->dlpi_addr;
    place->path = info->dlpi_name[0] ? info->dlpi_name : "/proc/self/exe";
    return 1;
  }
  return 0;
}

// Whether a mangled name ends as that of the initializer without parameters does: its result, which is the class again, by a
// reference to the name before it and with the class's own parameters if it has some, and `ycfC`.
static int ends_as_initializer(const char *end) {
  if (*end++ != 'A') return 0;
  if (*end >= 'A' && *end <= 'Z') {
    end++;
  } else {
    while (*end >= '0' && *end <= '9') end++;
    if (*end++ != '_') return 0;
  }
  size_t length = strlen(end);
  if (length < 4 || strcmp(end + length - 4, "ycfC") != 0) return 0;
  return length == 4 || (end[0] == 'y' && end[length - 5] == 'G');
}

static const void *find(const char *file, size_t size, const struct place *place) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  if (header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr)) > size) return NULL;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB || sections[i].sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *texts = &sections[sections[i].sh_link];
    if (sections[i].sh_offset + sections[i].sh_size > size || texts->sh_offset + texts->sh_size > size) continue;
    const ElfW(Sym) *symbols = (const ElfW(Sym) *)(file + sections[i].sh_offset);
    size_t count = sections[i].sh_size / sizeof *symbols;
    const char *names = file + texts->sh_offset;
    if (texts->sh_size == 0 || names[texts->sh_size - 1] != 0) continue;
    const char *name = NULL;
    size_t length = 0;
    for (size_t j = 0; j < count && !name; j++) {
      if (symbols[j].st_value != place->address - place->base || symbols[j].st_name >= texts->sh_size) continue;
      const char *found = names + symbols[j].st_name;
      size_t all = strlen(found);
      if (all > 3 && strcmp(found + all - 3, "CMn") == 0) name = found, length = all - 2;
    }
    for (size_t j = 0; name && j < count; j++) {
      if (symbols[j].st_value == 0 || symbols[j].st_name >= texts->sh_size) continue;
      const char *other = names + symbols[j].st_name;
      if (strncmp(other, name, length) == 0 && ends_as_initializer(other + length))
        return (const void *)(place->base + symbols[j].st_value);
    }
  }
  return NULL;
}

HEADLESS_SWIFT const void *headless_own_initializer(const void *descriptor) {
  struct place place = {(ElfW(Addr))descriptor, 0, NULL};
  if (!dl_iterate_phdr(find_place, &place)) return NULL;
  int file = open(place.path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  const void *found = NULL;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      found = find(bytes, size, &place);
      munmap(bytes, size);
    }
  }
  close(file);
  return found;
}
#else
HEADLESS_SWIFT const void *headless_own_initializer(const void *descriptor) { return NULL; }
#endif
