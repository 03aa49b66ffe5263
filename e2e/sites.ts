import { pathBelow, configuredBase } from '../tools/build.mjs'

// Not the ports of `npm start` and `npm run dev`, so that those may keep running during the tests.
const port = Number(process.env['E2E_PORT'] ?? 4273)

/** A built site on a server of its own. */
export interface Site {
  readonly port: number
  /** What the build had as VITE_BASE_URL. */
  readonly base: string
  readonly address: string
}

/** The site as players get it. */
export const wholeSite = siteOn(port, configuredBase() ?? '/')

export const siteBelowPath = siteOn(port + 1, pathBelow)

/**
 * The whole site but for what the land shows: to paint that takes a third of a page's time, and most
 * end-to-end tests do not look at it. Those that do say `test.use({ baseURL: wholeSite.address })`.
 */
export const bareLandSite = siteOn(port + 2, wholeSite.base)

/**
 * A site of two invented worlds, the same build from other data: the island that `npm run world:new` writes, at home,
 * and one unlike any other. Its land is bare paper, too. Its thirty places are loaded sooner than a real world's
 * thousand, and nobody corrects them. What there is on it, island.ts tells.
 */
export const islandSite = siteOn(port + 3, wholeSite.base)

/** @param base A path or a full address, with or without a slash at its end. */
function siteOn(port: number, base: string): Site {
  const origin = `http://localhost:${port}`
  const { pathname } = new URL(base, origin)
  return { port, base, address: `${origin}${pathname.replace(/\/?$/, '/')}` }
}
