/** Of the world that the map began with, which everybody loads who opens the site's own address. */
const first = { world: 21_000, geography: 48_000, network: 60_000, quests: 8_000, names: 3_500 }

const any = { world: 64_000, geography: 128_000, network: 60_000, quests: 24_000, names: 8_000 }

/**
 * How large the built files of a world may be, and its names in one language, in bytes, compressed with brotli. The step `size` of `npm test` and
 * the check of a world hold them to it.
 *
 * @param {string} id
 */
export function sizeLimits(id) {
  return id === 'kcd1' ? first : any
}

/**
 * How long what every page of the site says of a world may be, in bytes of UTF-8: its id, its game, who made it, and what may be
 * searched for. Each page's scripts hold it for all worlds.
 */
export const maxAboutWorld = 200

/** By how many bytes the scripts of the first page may grow with each world beside the three that the site began with. */
const forEachWorld = 250

/**
 * How large the scripts of the first page may be, in bytes, compressed with brotli.
 *
 * @param {number} worlds how many the site has
 */
export function firstScriptsLimit(worlds) {
  return 122_000 + Math.max(worlds - 3, 0) * forEachWorld
}
