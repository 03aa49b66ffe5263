import { pathBelow, readBaseUrl } from '../tools/build.mjs'

// Differs from the ports of `npm start` and `npm run dev`, so that both may run during the tests.
const port = Number(process.env['E2E_PORT'] ?? 4273)

export interface Site {
  readonly port: number
  /** The VITE_BASE_URL of the build. */
  readonly base: string
  readonly address: string
}

/** The site as players get it, for tests that look at the painted land. */
export const wholeSite = siteOn(port, readBaseUrl() ?? '/')

export const siteBelowPath = siteOn(port + 1, pathBelow)

/**
 * The whole site with bare paper as its land. Painting the land takes a third of a page's time, and most end-to-end
 * tests do not look at it.
 */
export const bareLandSite = siteOn(port + 2, wholeSite.base)

/**
 * A site of two invented worlds on bare paper, built from the same code. The home world is the island that `npm run
 * world:new` writes; the second world is as unusual as possible. Thirty places load faster than thousands, and they
 * never change. island.ts describes them.
 */
export const islandSite = siteOn(port + 3, wholeSite.base)

/** @param base A path or a full address, with or without a slash at its end. */
function siteOn(port: number, base: string): Site {
  const origin = `http://localhost:${port}`
  const { pathname } = new URL(base, origin)
  return { port, base, address: `${origin}${pathname.replace(/\/?$/, '/')}` }
}
