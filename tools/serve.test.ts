import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from './serve.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
const digits = '0123456789'
const large = digits.repeat(400_000)
let port = 0
let close: () => Promise<void>

beforeAll(async () => {
  mkdirSync(path.join(folder, 'terms'))
  for (const [name, content] of [
    ['index.html', 'map'],
    ['terms/index.html', 'terms'],
    ['404.html', 'none'],
    ['_headers', 'secret'],
    ['digits.txt', digits],
    ['digits.txt.br', 'small'],
    ['empty.txt', ''],
    ['large.txt', large],
  ] as const) {
    writeFileSync(path.join(folder, name), content)
  }
  const server = await serve({ folder, port: 0, host: '127.0.0.1', base: '/' })
  port = Number(new URL(server.address).port)
  close = server.close
})

afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

/** Sends the text unchanged. Returns the answer until the server, or `silence` ms without data, ends it. */
function sendRaw(text: string, silence = 5000): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(silence, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may reset the connection of a request that it refuses half-way.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

async function ask(target: string, headers: readonly string[] = [], method = 'GET') {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]
  const answer = await sendRaw(`${lines.join('\r\n')}\r\n\r\n`)
  const end = answer.indexOf('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
  return { status, head: answer.slice(0, end).toLowerCase(), body: answer.slice(end + 4) }
}

describe('a part of a file', () => {
  it.each([
    ['bytes=0-0', 206, '0'],
    ['bytes=-5', 206, '56789'],
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=8-100', 206, '89'],
    ['bytes=0-99999999999999999999', 206, digits],
    // More bytes than the file has means the whole file.
    ['bytes=-99', 200, digits],
    // Invalid and multiple ranges are ignored.
    ['bytes=9-5', 200, digits],
    ['bytes=5-4', 200, digits],
    ['bytes=a-b', 200, digits],
    ['bytes=1.5-3', 200, digits],
    ['bytes=--5', 200, digits],
    ['bytes=-', 200, digits],
    ['bytes=', 200, digits],
    ['bytes', 200, digits],
    ['octets=0-0', 200, digits],
    ['bytes=0-0,2-2', 200, digits],
    ['bytes=0x1-0x2', 200, digits],
  ])('%s is answered with %i [F51]', async (range, status, body) => {
    expect(await ask('/digits.txt', [`Range: ${range}`])).toMatchObject({ status, body })
  })

  it.each(['bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0'])(
    '%s cannot be given [F51]',
    async (range) => {
      const answer = await ask('/digits.txt', [`Range: ${range}`])
      expect(answer.status).toBe(416)
      expect(answer.head).toContain('content-range: bytes */10')
      expect(answer.head).toContain('x-frame-options: deny')
    },
  )

  it('an empty file has none', async () => {
    for (const range of ['bytes=0-0', 'bytes=0-', 'bytes=-1']) {
      expect([200, 416]).toContain((await ask('/empty.txt', [`Range: ${range}`])).status)
    }
    expect(await ask('/empty.txt')).toMatchObject({ status: 200, body: '' })
  })
})

describe('instructions for other servers', () => {
  it.each([
    '/_headers',
    '/_headers/',
    '/%5fheaders',
    '/%5Fheaders%2F',
    '//_headers',
    '/./_headers',
    '/terms/../_headers',
    '/terms/%2e%2e/_headers',
    '/_HEADERS',
    '///_headers///?x#y',
  ])('are not given away as %s [F52]', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, body: 'none' })
  })
})

it.each([
  ['/', 'map'],
  ['/index.html', 'map'],
  ['/terms', 'terms'],
  ['/terms/', 'terms'],
  ['/terms/index.html', 'terms'],
  ['//terms', 'terms'],
])('%s is its page', async (target, body) => {
  expect(await ask(target)).toMatchObject({ status: 200, body })
})

it('a copy keeps the type of its file, and needs a browser that reads it', async () => {
  const { head, body } = await ask('/digits.txt', ['Accept-Encoding: gzip, br;q=0.5'])
  expect(body).toBe('small')
  expect(head).toContain('content-encoding: br')
  expect(head).toContain('content-type: text/plain')
  for (const codings of ['br;q=0', 'bread', 'identity']) {
    expect((await ask('/digits.txt', [`Accept-Encoding: ${codings}`])).body).toBe(digits)
  }
})

it('files that nobody waits for are let go', async () => {
  const leave = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n')
      })
      socket.once('data', () => socket.destroy())
      socket.once('error', reject)
      socket.once('close', () => resolve())
    })
  await Promise.all(Array.from({ length: 50 }, leave))
  const { openSync, closeSync } = await import('node:fs')
  // The operating system assigns the lowest free file descriptor, so its number shows how many files are open.
  await expect
    .poll(() => {
      const next = openSync(path.join(folder, 'digits.txt'), 'r')
      closeSync(next)
      return next
    })
    .toBeLessThan(60)
})

describe('any request', () => {
  const odd = fc.constantFrom(
    '%',
    '%00',
    '%0d%0a',
    '%5c',
    '%2e%2e',
    '%2f',
    '%E0%A4',
    '%F0%9F%8F%B0',
    '..',
    '.',
    '',
    '\\',
    ' ',
    '\u00FF',
    '\t',
    '\0',
    '_headers',
    'terms',
    'index.html',
    'digits.txt',
    '?',
    '#',
    '*',
    'x'.repeat(300),
    'x'.repeat(20_000),
  )
  const target = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('/digits.txt', '/', '/terms', '/large.txt') },
    {
      weight: 4,
      arbitrary: fc.array(odd, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    },
    fc.constantFrom('*', 'http://a/b', '//host/path', 'http:', 'localhost:80', '?', '/\\host'),
    fc.string({ maxLength: 20, unit: 'binary' }),
  )
  const method = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('GET', 'HEAD') },
    fc.constantFrom('POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PROPFIND', 'get', 'M-SEARCH', ''),
    fc.string({ maxLength: 8 }),
  )
  const figure = fc.constantFrom('', '0', '5', '9', '-1', '1e9', '99999999999999999999', 'x', '0.5')
  const range = fc
    .tuple(
      fc.constantFrom('bytes=', 'bytes', 'items=', ''),
      figure,
      figure,
      fc.constantFrom('', ',0-1', '-'),
    )
    .map(([unit, from, to, more]) => `${unit}${from}-${to}${more}`)
  const line = fc.oneof(
    { weight: 4, arbitrary: range.map((value) => `Range: ${value}`) },
    fc
      .tuple(
        fc.constantFrom(
          'If-None-Match',
          'If-Modified-Since',
          'If-Range',
          'If-Match',
          'If-Unmodified-Since',
          'Accept-Encoding',
          'Expect',
          'Upgrade',
          'Connection',
          'Transfer-Encoding',
          'Content-Length',
          'Cache-Control',
          'Host',
          '__proto__',
        ),
        fc.oneof(
          fc.constantFrom(
            '*',
            '"x"',
            'W/"',
            'br',
            'gzip;q=',
            'upgrade',
            'chunked',
            '5',
            '-5',
            'Thu, 99',
          ),
          fc.string({ maxLength: 12, unit: 'binary' }),
        ),
      )
      .map(([name, value]) => `${name}: ${value}`),
    fc.string({ maxLength: 20, unit: 'binary' }),
  )
  const request = fc
    .tuple(
      method,
      target,
      fc.array(line, { maxLength: 4 }),
      fc.constantFrom('1.1', '1.0', '0.9', '2'),
    )
    .map(([verb, at, lines, version]) =>
      [`${verb} ${at} HTTP/${version}`, 'Host: a', 'Connection: close', ...lines, '', ''].join(
        '\r\n',
      ),
    )

  it('leaves the server where it was: 2,000 of them [F51]', async () => {
    const problems: unknown[] = []
    const note = (error: unknown) => void problems.push(error)
    process.on('uncaughtExceptionMonitor', note)
    const requests = fc.sample(request, { numRuns: 2000, seed: 51 })
    for (let at = 0; at < requests.length; at += 50) {
      await Promise.all(requests.slice(at, at + 50).map((text) => sendRaw(text, 100)))
    }
    process.off('uncaughtExceptionMonitor', note)
    expect(problems).toEqual([])
    expect(await ask('/digits.txt')).toMatchObject({ status: 200, body: digits })
  }, 60_000)
})

it('names the scripts of an earlier build, as that build’s own headers do', async () => {
  const earlier = mkdtempSync(path.join(tmpdir(), 'earlier-'))
  writeFileSync(path.join(earlier, 'index.html'), 'map')
  writeFileSync(path.join(earlier, '_headers'), "/*\n  Policy: script-src 'self' 'sha256-old'; x\n")
  const server = await serve({ folder: earlier, port: 0, base: '/' })
  const policy = (await fetch(server.address)).headers.get('content-security-policy')
  expect(policy).toContain("; script-src 'self' 'sha256-old'; style-src 'self';")
  await server.close()
  rmSync(earlier, { recursive: true })
})

it.each([
  ['/TERMS', '/terms'],
  ['/Terms/?marker=3', '/terms?marker=3'],
  ['/terms/INDEX.HTML', '/terms'],
  ['/INDEX.html', '/'],
])('%s leads to its page [F52]', async (target, page) => {
  const { status, head } = await ask(target)
  expect(status).toBe(302)
  expect(`${head}\r\n`).toContain(`location: ${page}\r\n`)
})

it.each(['/DIGITS.txt', '/Elsewhere', '/Terms/../../x'])(
  '%s in capitals is no page [F52]',
  async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, body: 'none' })
  },
)

it('a base path in capitals leads to the right one [F52]', async () => {
  const server = await serve({ folder, port: 0, host: '127.0.0.1', base: '/maps/mine/' })
  const { origin } = new URL(server.address.replace('localhost', '127.0.0.1'))
  for (const [address, page] of [
    ['/Maps/Mine/digits.txt', '/maps/mine/digits.txt'],
    ['/MAPS/mine', '/maps/mine/'],
    ['/maps/Mine/Terms', '/maps/mine/terms'],
  ]) {
    const answer = await fetch(origin + address, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(page)
  }
  await server.close()
})
