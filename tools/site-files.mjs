// Finds the file of a built site for a request, its compressed copy and the requested range. Used by serve.mjs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { send } from '@fastify/send'

/**
 * @typedef {object} FoundFile
 * @property {string} name Path below the folder, with slashes.
 * @property {number} size In bytes.
 * @property {string} type For the header `Content-Type`.
 */

/** Files with instructions for other servers. In lower case, since some file systems ignore case. */
const notServed = new Set(['_headers'])

/**
 * Returns the file at an address, or the `index.html` of a folder. `undefined` if there is no file, or it isn't
 * public.
 *
 * @param {string} folder
 * @param {string} below Path below the site's base, without escapes.
 * @returns {Promise<FoundFile | undefined>}
 */
export async function findFile(folder, below) {
  // Removes superfluous slashes and dots.
  const name = path.posix.normalize(`/${below}`).replace(/^\/+|\/+$/g, '')
  if (notServed.has(name.toLowerCase()) || name.includes('\\')) return undefined
  return (await look(folder, name)) ?? look(folder, path.posix.join(name, 'index.html'))
}

/**
 * Returns the correct address of a page whose address or file name was requested in capitals. A file system that
 * ignores case would find the file, but headers and the page itself depend on the address.
 *
 * @param {string} folder
 * @param {string} below
 * @returns {string | undefined} Path below the site's base. `undefined` if the address is correct or there is no such
 * page.
 */
export function pageInCapitals(folder, below) {
  if (!/[A-Z]/.test(below) || below.includes('\\')) return undefined
  const plain = path.posix.normalize(`/${below}`).toLowerCase()
  const page = plain.replace(/(\/index\.html)?\/*$/, '').slice(1)
  return existsSync(path.join(folder, page, 'index.html')) ? page : undefined
}

/** @param {string} folder @param {string} name @returns {Promise<FoundFile | undefined>} */
async function look(folder, name) {
  const asked = { method: 'HEAD', headers: {} }
  const { statusCode, headers } = await send(asked, encodeURI(`/${name}`), readingOptions(folder))
  if (statusCode !== 200) return undefined
  return { name, size: Number(headers['Content-Length']), type: headers['Content-Type'] }
}

/** @param {string} folder */
export function readingOptions(folder) {
  return { root: folder, cacheControl: false, index: false }
}

const copies = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/**
 * Returns the compressed copy of a file that a browser accepts, otherwise the file itself.
 *
 * @param {string} folder
 * @param {FoundFile} file
 * @param {string | string[] | undefined} accepts
 * @returns {Promise<{ name: string, encoding?: string }>}
 */
export async function smallest(folder, { name }, accepts) {
  const codings = accepted(accepts)
  for (const [encoding, ending] of copies) {
    if (codings.includes(encoding) && (await look(folder, name + ending))) {
      return { name: name + ending, encoding }
    }
  }
  return { name }
}

/**
 * Returns the requested range of a file. `undefined`, which stands for the whole file, if the header is invalid, ends
 * before it begins or lists several ranges.
 *
 * @param {string | undefined} header
 * @param {number} size In bytes.
 */
export function readRange(header, size) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '') return last !== '' && Number(last) < size ? header : undefined
  return last === '' || Number(first) <= Number(last) ? header : undefined
}

/**
 * Returns the encodings that a browser accepts, without those it rejects by `q=0`.
 *
 * @param {string | string[] | undefined} header
 * @returns {string[]}
 */
function accepted(header) {
  const codings = String(header ?? '').split(',')
  return codings
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.replace(/;.*$/s, '').trim().toLowerCase())
}
