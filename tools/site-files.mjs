// Finds the file of a built site for a request, its compressed copy and the requested range. Used by serve.mjs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { send } from '@fastify/send'

/** Files with instructions for other servers. In lower case, since some file systems ignore case. */
const notServed = new Set(['_headers'])

/**
 * Returns the file at a path below the site's base (without escapes), or the `index.html` of a folder. `undefined` if
 * there is no such file, or it isn't public.
 */
export async function findFile(folder, below) {
  // Removes superfluous slashes and dots.
  const name = path.posix.normalize(`/${below}`).replace(/^\/+|\/+$/g, '')
  if (notServed.has(name.toLowerCase()) || name.includes('\\')) return undefined
  return (
    (await readFileInfo(folder, name)) ?? readFileInfo(folder, path.posix.join(name, 'index.html'))
  )
}

/**
 * Returns the correct address of a page whose address or file name was requested in capitals; otherwise `undefined`. A
 * file system that ignores case would find the file, but headers and the page itself depend on the address.
 */
export function findPageInCapitals(folder, below) {
  if (!/[A-Z]/.test(below) || below.includes('\\')) return undefined
  const plain = path.posix.normalize(`/${below}`).toLowerCase()
  const page = plain.replace(/(\/index\.html)?\/*$/, '').slice(1)
  return existsSync(path.join(folder, page, 'index.html')) ? page : undefined
}

/** Returns the name, the size in bytes and the content type of a file; `undefined` if it cannot be served. */
async function readFileInfo(folder, name) {
  const asked = { method: 'HEAD', headers: {} }
  const { statusCode, headers } = await send(asked, encodeURI(`/${name}`), sendOptions(folder))
  if (statusCode !== 200) return undefined
  return { name, size: Number(headers['Content-Length']), type: headers['Content-Type'] }
}

export function sendOptions(folder) {
  return { root: folder, cacheControl: false, index: false }
}

const copies = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Returns the compressed copy of a file that a browser accepts, otherwise the file itself. */
export async function chooseEncodedCopy(folder, { name }, accepts) {
  const codings = readAcceptedEncodings(accepts)
  for (const [encoding, ending] of copies) {
    if (codings.includes(encoding) && (await readFileInfo(folder, name + ending))) {
      return { name: name + ending, encoding }
    }
  }
  return { name }
}

/**
 * Returns the requested range of a file. `undefined`, which stands for the whole file, if the header is invalid, ends
 * before it begins or lists several ranges.
 */
export function readRange(header, size) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '') return last !== '' && Number(last) < size ? header : undefined
  return last === '' || Number(first) <= Number(last) ? header : undefined
}

/** Returns the encodings that a browser accepts, without those it rejects by `q=0`. */
function readAcceptedEncodings(header) {
  const codings = String(header ?? '').split(',')
  return codings
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.replace(/;.*$/s, '').trim().toLowerCase())
}
