import { writeFile } from 'node:fs/promises'

/** Explanations of the system's error codes, to follow the name of the file or folder. */
const words: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder, or lies below a file',
  EISDIR: 'is a folder, where a file is needed',
  ENOTEMPTY: 'is a folder that is not empty',
  EACCES: 'may not be opened or written: change its permissions',
  EPERM: 'may not be opened or written: change its permissions',
  EROFS: 'lies on a disk that cannot be written',
  ENOSPC: 'has no room left on its disk',
  EDQUOT: 'has no room left on its disk',
  EFBIG: 'is larger than its disk allows',
  ELOOP: 'is a link that leads in a circle',
  ENAMETOOLONG: 'has a name that is too long',
  EINVAL: 'has a name that this disk does not allow',
  EBUSY: 'is in use by another program',
  ETXTBSY: 'is in use by another program',
  EMFILE: 'cannot be opened: too many files are open',
  ENFILE: 'cannot be opened: too many files are open',
  EIO: 'cannot be read: its disk is damaged',
}

interface FileError extends Error {
  readonly code: string
  readonly syscall: string
  readonly path?: string
}

function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** Returns the reason of a file system error, to follow the file's name. `undefined` for any other error. */
export function fileReason(error: unknown): string | undefined {
  if (!isFileError(error)) return undefined
  // `mkdir` reports EEXIST only if the existing entry is not a folder.
  if (error.code === 'EEXIST') {
    return error.syscall === 'mkdir' ? 'is a file, where a folder is needed' : 'is there already'
  }
  return words[error.code] ?? `cannot be used (${error.code})`
}

/** Returns a file system error as a clause: `worlds/island is missing`. `undefined` for any other error. */
export function fileErrorInWords(error: unknown): string | undefined {
  const reason = fileReason(error)
  if (reason === undefined || !isFileError(error)) return undefined
  return error.path === undefined ? `a file ${reason}` : `${error.path} ${reason}`
}

/** Writes a file. Adds the path to an error if Node.js omits it, as for a full disk. */
export async function writeNamed(path: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    throw isFileError(error) && error.path === undefined ? Object.assign(error, { path }) : error
  }
}
