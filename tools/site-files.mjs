// Which file of a built site an address means, and what of it is asked for.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { send } from '@fastify/send'

/**
 * @typedef {object} FoundFile
 * @property {string} name Below the folder, with slashes.
 * @property {number} size In bytes.
 * @property {string} type For the header `Content-Type`.
 */

/** Instructions for other servers; in lower case, as some disks know no difference. */
const notServed = new Set(['_headers'])

/**
 * The file at an address, a folder's page included; undefined where there is none, or none for others.
 *
 * @param {string} folder
 * @param {string} below
 * @returns {Promise<FoundFile | undefined>}
 */
export async function findFile(folder, below) {
  // However many slashes and dots it is spelled with.
  const name = path.posix.normalize(`/${below}`).replace(/^\/+|\/+$/g, '')
  if (notServed.has(name.toLowerCase()) || name.includes('\\')) return undefined
  return (await look(folder, name)) ?? look(folder, path.posix.join(name, 'index.html'))
}

/**
 * The address of a page that was asked for in capitals, or by its file's name in capitals. A disk that ignores case finds the
 * file all the same, but headers, and the page itself, go by the address.
 *
 * @param {string} folder
 * @param {string} below
 * @returns {string | undefined} Below the site's base; undefined where the address is right, or there is no such page.
 */
export function pageInCapitals(folder, below) {
  if (!/[A-Z]/.test(below) || below.includes('\\')) return undefined
  const plain = path.posix.normalize(`/${below}`).toLowerCase()
  const page = plain.replace(/(\/index\.html)?\/*$/, '').slice(1)
  return existsSync(path.join(folder, page, 'index.html')) ? page : undefined
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<FoundFile | undefined>}
 */
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
 * The compressed copy that a browser accepts, or the file itself.
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
 * The one part of a file that is asked for. Undefined, as if the whole was asked for, where it is no range,
 * ends before it begins, or is several.
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
 * What a browser accepts, without what it names in order to refuse it (`br;q=0`).
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
