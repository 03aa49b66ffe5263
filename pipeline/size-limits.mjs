/** Limits of the home world, which every visitor of the site's own address loads. */
const first = { world: 21_000, geography: 48_000, network: 60_000, quests: 8_000, names: 3_500 }

const any = { world: 64_000, geography: 128_000, network: 60_000, quests: 24_000, names: 8_000 }

/** Returns the maximum sizes of a world's built files, in bytes, compressed with brotli. */
export function sizeLimits(id) {
  return id === 'kcd1' ? first : any
}

/** Maximum total bytes of a world's id, game, studio and search example. Every page's scripts contain them. */
export const maxAboutWorld = 200

/** Bytes by which the first page's scripts may grow for each world after the original three. */
const forEachWorld = 250

/** Returns the maximum size of the first page's scripts, in bytes, compressed with brotli. */
export function firstScriptsLimit(worlds) {
  return 122_000 + Math.max(worlds - 3, 0) * forEachWorld
}
