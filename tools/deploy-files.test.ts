import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { caddyfile, headersFile, nginxConfig } from './deploy-files.mjs'
import { headerRules, headersFor, pagePolicy, programSources } from './headers.mjs'

const folder = path.join(path.dirname(import.meta.dirname), 'deploy')
const paths = [
  '',
  'terms',
  'assets/a-12345678.js',
  'data/a/world.json',
  'sw.js',
  'embed',
  'embed/',
  'embedded',
  'a/embed',
  'a-2/embed/',
  'a/b/embed',
]

describe('the committed examples', () => {
  it.each([
    ['_headers', headersFile],
    ['nginx.conf', nginxConfig],
    ['Caddyfile', caddyfile],
  ])('%s is what `npm run deploy-files` writes', (name, write) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(write('/'))
  })
})

interface Block {
  readonly pattern: string
  readonly lines: readonly string[]
}

function blocksOf(text: string): Block[] {
  const blocks: { pattern: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) blocks.push({ pattern: line, lines: [] })
    else if (line.startsWith('  ')) blocks.at(-1)?.lines.push(line.trim())
  }
  return blocks
}

/**
 * Returns the headers that a host sends for an address. Cloudflare joins headers of several matching blocks, unless a
 * later block removes the header with `! `. Netlify ignores such lines, and the last block wins.
 */
function hosted(text: string, address: string, host: 'cloudflare' | 'netlify') {
  const headers: Record<string, string> = {}
  for (const { pattern, lines } of blocksOf(text)) {
    const fits = pattern.endsWith('*')
      ? address.startsWith(pattern.slice(0, -1))
      : new RegExp(`^${pattern.replace(':world', '[^/]+')}$`).test(address)
    for (const line of fits ? lines : []) {
      const [, taken] = /^! (.+)$/.exec(line) ?? []
      const [, name = '', value = ''] = /^([^:!]+): (.+)$/.exec(line) ?? []
      if (taken !== undefined && host === 'cloudflare') delete headers[taken]
      else if (taken === undefined) {
        const joined = host === 'cloudflare' && headers[name] !== undefined
        headers[name] = joined ? `${headers[name]}, ${value}` : value
      }
    }
  }
  return headers
}

it('names the worlds that are known', () => {
  const framed = blocksOf(headersFile('/maps/', ['a', 'b-2'])).map(({ pattern }) => pattern)
  expect(framed.filter((pattern) => pattern.includes('embed'))).toEqual([
    '/maps/embed',
    '/maps/embed/',
    '/maps/a/embed',
    '/maps/b-2/embed',
    '/maps/a/embed/',
    '/maps/b-2/embed/',
  ])
})

describe.each(['/', '/maps/mine/'])('the file of headers for a site at %s', (base) => {
  it.each(paths)('gives /%s at Cloudflare what the own server gives', (address) => {
    expect(hosted(headersFile(base), base + address, 'cloudflare')).toEqual(headersFor(address))
  })

  it.each(paths)('gives /%s at Netlify the same policy and the same lifetime', (address) => {
    const headers = hosted(headersFile(base), base + address, 'netlify')
    expect(headers).toMatchObject(headersFor(address))
  })

  it('keeps to the lengths that Cloudflare reads', () => {
    const lines = headersFile(base).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })
})

describe('the rules', () => {
  it('say everything in the first, which the others change', () => {
    const [first, ...others] = headerRules
    expect(first?.paths).toEqual(['*'])
    // The first rule doesn't set Access-Control-Allow-Origin.
    const names = [...Object.keys(first?.set ?? {}), 'Access-Control-Allow-Origin']
    for (const { set, remove = [] } of others) {
      expect(names).toEqual(expect.arrayContaining([...Object.keys(set), ...remove]))
    }
  })

  const ownProgram = ' http://localhost:8765'

  it('allow no inline code, no eval and nothing from elsewhere', () => {
    for (const { set } of headerRules) {
      const policy = set['Content-Security-Policy'] ?? pagePolicy
      // The program on the player's own machine that reports the position in the game is the only exception.
      const others = policy.replace(/frame-ancestors [^;]+/, '').replace(`${ownProgram};`, ';')
      expect(others).not.toMatch(/unsafe|http|\*|data:/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
    }
  })

  it('allow the configured program address and refuse anything that widens the policy', () => {
    expect(programSources(undefined)).toBe('http://localhost:8765')
    expect(programSources('')).toBe('http://localhost:8765')
    expect(programSources(' https://192.168.1.20:8765/ ')).toBe(
      'http://localhost:8765 https://192.168.1.20:8765',
    )
    for (const wrong of [
      '*',
      'https:',
      "http://a 'unsafe-inline'",
      'http://a; script-src *',
      '192.168.1.20',
    ])
      expect(() => programSources(wrong)).toThrow(
        /^VITE_LIVE_ADDRESS is ".*": it must be [^\n]+\.$/,
      )
  })
})
