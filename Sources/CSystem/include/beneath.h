#pragma once

/// O_PATH of open(2): a descriptor that names something without opening it. Swift does not see the system's own constant.
extern const int keyline_path_only;

/// Opens a path beneath a folder: neither an absolute path, nor "..", nor a symbolic link leads out of it.
///
/// @param folder A descriptor of the folder.
/// @param path The path, relative to the folder.
/// @param flags As open(2) takes them.
/// @param follows_links Whether symbolic links that stay beneath the folder are followed. Others never are.
/// @return A descriptor, or -1 with errno: EXDEV or ELOOP where the path would leave the folder or is led by a link.
int keyline_open_beneath(int folder, const char *path, int flags, int follows_links);
