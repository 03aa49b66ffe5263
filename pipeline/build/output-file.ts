export interface OutputFile {
  /** Path below the site's public folder, with forward slashes: `data/kcd1/world.json`. */
  readonly path: string
  readonly content: Uint8Array
}

/** Folders of files whose names may occur in several worlds. */
export interface SharedFolders {
  /** Path below the site's public folder, without slashes at either end: `icons`, or `icons/my-island`. */
  readonly icons: string
  readonly images: string
}

/** Returns a world's folders: those at the top level for the home world, subfolders for other worlds. */
export function sharedFolders(folder: string, home: string): SharedFolders {
  const own = folder === home ? '' : `/${folder}`
  return { icons: `icons${own}`, images: `images${own}` }
}

export function servedImage(image: string, folder: string): string {
  return image.replace(/^images/, folder)
}

/** Thrown by a builder for a source that the checks should have refused. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/** Returns the items by key. @throws {BuildError} if two items have the same key */
export function keyedBy<T>(
  items: readonly T[],
  what: string,
  keyOf: (item: T) => string | number,
): Map<string | number, T> {
  const keyed = new Map<string | number, T>()
  for (const item of items) {
    const key = keyOf(item)
    if (keyed.has(key)) throw new BuildError(`There are two of ${what} ${key}.`)
    keyed.set(key, item)
  }
  return keyed
}
