// What every server of the site sends along: the one place where it is written down. The server of
// `npm start` reads it here; deploy/ and the site's own `_headers` are written from it.
import { createHash } from 'node:crypto'
import { configured } from './build.mjs'
import { PlainError } from './commands.mjs'

/**
 * The script that stands in the page's head (`tools/site/pre-paint-script.ts`): a file of its own would hold up all that
 * comes after it. The build fails when the script is another.
 */
export const prePaintHash = 'sha256-vg2YO3m9HNKdpL/QU/oYqB3eV0/ZuffVzGM8LhLvAaY='

/**
 * Lets a browser that can fetch the page of another world as soon as its link is seen, in the page itself:
 * hosts that send no headers have it too.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":".world-link:not([aria-current])"},"eagerness":"immediate"}]}'

/**
 * A script that does nothing, at the end of each page: a browser reads no further before it has the styles. It else
 * says that the page is read before they are there, and Chromium's autofill then has all of the page laid out without
 * them, to look at its fields: 100 ms of a quick machine, thrown away.
 */
export const stylesFirstScript = ';'

/** @param {string} script */
const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/**
 * What `connect-src` allows besides the site: the program on a player's own machine that tells where they are in the game,
 * and the one that whoever runs the site has set, as `VITE_LIVE_ADDRESS`. docs/following.md says more.
 *
 * @param {string | undefined} address The build checks it more closely; what could add to the policy does not get here.
 * @returns {string}
 * @throws {PlainError}
 */
export function programSources(address) {
  const usual = 'http://localhost:8765'
  const set = address?.trim().replace(/\/(position\/?)?$/, '') ?? ''
  if (set === '' || set === usual) return usual
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(set))
    throw new PlainError(
      `VITE_LIVE_ADDRESS is "${address}": it must be http:// or https://, a host and perhaps a port, such as http://192.168.1.20:8765, or be left unset.`,
    )
  return `${usual} ${set}`
}

/**
 * What a page may do, as far as the page itself can say it: no other inline script and no inline style, no eval, nothing
 * from elsewhere, and only checked addresses where a script is started. Styles that scripts set on
 * elements (`element.style`) are not inline styles in this sense.
 */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' ${[prePaintHash, hashOf(speculationRules), hashOf(stylesFirstScript)].map((hash) => `'${hash}'`).join(' ')}`,
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' ${programSources(configured('VITE_LIVE_ADDRESS'))}`,
  // The small window holds the embedded map: docs/adr/0053-a-small-window-holds-the-embedded-map.md.
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Powerful features that the site has no use for; full screen, copying and sharing stay. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * For whatever a page is made of: a small map in a sandboxed frame has an origin of its own, to which all of it is
 * another site's. None of it is anybody's secret.
 */
const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * The headers of some addresses, on top of what earlier rules say.
 *
 * @typedef {object} HeaderRule
 * @property {readonly string[]} paths Below the site's base, without a leading slash; a `*` at the end
 *   stands for anything, `:world` for the id of any world.
 * @property {Readonly<Record<string, string>>} set
 * @property {readonly string[]} [remove] What earlier rules set and these addresses go without.
 */

/** @type {readonly HeaderRule[]} In this order: a later rule wins. */
export const headerRules = [
  {
    paths: ['*'],
    set: {
      // Asked for again each time and answered with 304 while unchanged: pages, data, service worker.
      'Cache-Control': 'no-cache',
      // Who may frame a page is a thing that only a header can say.
      'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': [
        ...unusedFeatures.map((feature) => `${feature}=()`),
        // While the player of the game is followed, and wants it; in no frame of another site's.
        'screen-wake-lock=(self)',
      ].join(', '),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // Their names hold a hash of what is in them.
    paths: ['assets/*'],
    set: { 'Cache-Control': 'public, max-age=31536000, immutable', ...anyOrigin },
  },
  {
    // The script is for pages of other sites alone: docs/embedding.md.
    paths: ['data/*', 'icons/*', 'images/*', 'itinerarium-map.js'],
    set: anyOrigin,
  },
  {
    // The pages that others may show in a frame: one of each world.
    paths: ['embed', 'embed/', ':world/embed', ':world/embed/'],
    set: { 'Content-Security-Policy': `${pagePolicy}; frame-ancestors *` },
    remove: ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'X-Frame-Options'],
  },
]

/** The id of a world, as an expression: a world's folder can be added without touching the servers' files. */
export const anyWorld = '[a-z][a-z0-9-]*'

/**
 * @param {string} path Below the site's base, without a leading slash and without a query.
 * @returns {Record<string, string>} The headers of a good answer; an error has those of 404.html.
 */
export function headersFor(path) {
  /** @type {Record<string, string>} */
  const headers = {}
  for (const { set, remove = [] } of headerRules.filter((rule) => matches(rule, path))) {
    for (const name of remove) delete headers[name]
    Object.assign(headers, set)
  }
  return headers
}

/**
 * @param {HeaderRule} rule
 * @param {string} path
 */
function matches({ paths }, path) {
  return paths.some((pattern) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path.replace(new RegExp(`^${anyWorld}(?=/)`), ':world') === pattern || path === pattern,
  )
}
