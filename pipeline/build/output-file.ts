/** A file of the build, wholly in memory. */
export interface OutputFile {
  /** Below the site's public folder, with forward slashes: `data/kcd1/world.json`. */
  readonly path: string
  readonly content: Uint8Array
}

/** Where files lie that several worlds have by the same name. */
export interface SharedFolders {
  /** Below the site's public folder, without slashes at its ends: `icons`, or `icons/my-island`. */
  readonly icons: string
  readonly images: string
}

/** The home world's lie where they always have; another world's in a folder of their own. */
export function sharedFolders(folder: string, home: string): SharedFolders {
  const own = folder === home ? '' : `/${folder}`
  return { icons: `icons${own}`, images: `images${own}` }
}

/** Where an image of a world's folder, such as `images/335-camp.webp`, lies on the site. */
export function servedImage(image: string, folder: string): string {
  return image.replace(/^images/, folder)
}

/** Raised by a builder for a source that its checks should have refused. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/** The items by a key that no two of them share. @throws {BuildError} when two do. */
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
