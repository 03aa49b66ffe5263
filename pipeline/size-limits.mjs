/** Of the world that the map began with, which everybody loads who opens the site's own address. */
const first = { world: 21_000, geography: 62_000, names: 3_500 }

const any = { world: 64_000, geography: 128_000, names: 8_000 }

/**
 * How large the built files of a world may be, and its names in one language, in bytes, compressed with brotli. The step `size` of `npm test` and
 * the check of a world hold them to it.
 *
 * @param {string} id
 */
export function sizeLimits(id) {
  return id === 'kcd1' ? first : any
}
