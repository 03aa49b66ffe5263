// The response headers of the site, defined in this file alone. The server of `npm start` imports it; the examples in
// deploy/ and the site's own `_headers` are generated from it.
import { createHash } from 'node:crypto'
import { readSetting } from './build.mjs'
import { PlainError } from './commands.mjs'

/**
 * Hash of the script inside the page's head (`tools/site/pre-paint-script.ts`). A separate file would delay the page.
 * The build fails if the script has another hash.
 */
export const prePaintHash = 'sha256-vg2YO3m9HNKdpL/QU/oYqB3eV0/ZuffVzGM8LhLvAaY='

/**
 * Lets browsers prefetch the page of another world as soon as its link is visible. The rules are inside the page, so
 * that they also work on hosts that send no headers.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":".world-link:not([aria-current])"},"eagerness":"immediate"}]}'

/**
 * A script that does nothing, at the end of each page. It stops the parser until the styles have loaded. Otherwise
 * `DOMContentLoaded` fires before that, and Chromium's autofill lays out the page without styles to inspect its
 * fields. That wasted layout takes 100 ms on a fast machine.
 */
export const stylesFirstScript = ';'

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/**
 * Returns the sources besides the site that `connect-src` allows: programs that report the player's position in the
 * game. One runs at a fixed address on the player's machine, another is set as `VITE_LIVE_ADDRESS`. See
 * docs/following.md.
 *
 * @param {string | undefined} address Checked here only for characters that could extend the policy. The build checks
 * the rest.
 * @throws {PlainError} if the address is not an `http` or `https` origin.
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
 * The part of the security policy that a page can declare itself. It allows no other inline script, no inline style,
 * no eval, nothing from other sites, and only checked addresses for scripts and workers. Styles that scripts set
 * through `element.style` do not count as inline styles.
 */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' ${[prePaintHash, hashOf(speculationRules), hashOf(stylesFirstScript)].map((hash) => `'${hash}'`).join(' ')}`,
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' ${programSources(readSetting('VITE_LIVE_ADDRESS'))}`,
  // The small window shows the embedded map: docs/adr/0053-a-small-window-holds-the-embedded-map.md.
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Powerful browser features that the site doesn't use. Full screen, clipboard and sharing stay allowed. */
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
 * Headers for all parts of a page. An embedded map in a sandboxed frame has an opaque origin, so these files are
 * cross-origin for it. They are all public.
 */
const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Each rule sets headers for some paths below the site's base, and removes headers of earlier rules there. A `*` at the
 * end of a path matches anything, `:world` the id of any world.
 */
export const headerRules = [
  {
    paths: ['*'],
    set: {
      // Pages, data and the service worker: revalidated on each request, answered with 304 while unchanged.
      'Cache-Control': 'no-cache',
      // Only a header can declare frame-ancestors.
      'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': [
        ...unusedFeatures.map((feature) => `${feature}=()`),
        // Used while the player's position is followed, if the player wants it. Not allowed in frames of other sites.
        'screen-wake-lock=(self)',
      ].join(', '),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // The names of these files contain a hash of their content.
    paths: ['assets/*'],
    set: { 'Cache-Control': 'public, max-age=31536000, immutable', ...anyOrigin },
  },
  {
    // Only pages of other sites load itinerarium-map.js: docs/embedding.md.
    paths: ['data/*', 'icons/*', 'images/*', 'itinerarium-map.js'],
    set: anyOrigin,
  },
  {
    // Pages that other sites may show in a frame: one of each world.
    paths: ['embed', 'embed/', ':world/embed', ':world/embed/'],
    set: { 'Content-Security-Policy': `${pagePolicy}; frame-ancestors *` },
    remove: ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'X-Frame-Options'],
  },
]

/** Pattern of a world's id. It matches any id, so a new world needs no change to the servers' files. */
export const anyWorld = '[a-z][a-z0-9-]*'

/** Returns the headers of a successful answer by its path below the base. Errors have the headers of 404.html. */
export function headersFor(path) {
  const headers = {}
  for (const { set, remove = [] } of headerRules.filter((rule) => matches(rule, path))) {
    for (const name of remove) delete headers[name]
    Object.assign(headers, set)
  }
  return headers
}

function matches({ paths }, path) {
  return paths.some((pattern) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path.replace(new RegExp(`^${anyWorld}(?=/)`), ':world') === pattern || path === pattern,
  )
}
