import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseBaseUrl } from '../../src/platform/site-path.ts'
import { canonicalLink, crawlerFiles, previewTags } from './findable.ts'

const world = { id: 'shore', title: 'The Shore', game: 'A Game', summary: 'ten places' }
const worlds = { home: 'isle', others: ['shore'] }
const known = parseBaseUrl('https://example.org/maps/mine')
const unknown = parseBaseUrl('/maps/mine')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'findable-'))
  vi.stubEnv('GENERATED_FOLDER', folder)
  mkdirSync(path.join(folder, 'data/shore'), { recursive: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function draw(): void {
  writeFileSync(path.join(folder, 'data/shore/preview.0123abcd.jpg'), '')
}

describe('the preview for chats', () => {
  it('names the world, and its picture by its whole address', () => {
    draw()
    expect(Object.fromEntries(previewTags(known, 'shore', world))).toEqual({
      'og:site_name': 'Itinerarium',
      'og:type': 'website',
      'og:title': 'The Shore (A Game) · Itinerarium',
      'og:description': expect.stringContaining('ten places'),
      'og:url': 'https://example.org/maps/mine/shore',
      'og:image': 'https://example.org/maps/mine/data/shore/preview.0123abcd.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'The Shore (A Game)',
      'twitter:card': 'summary_large_image',
    })
  })

  it('holds no address while the host is unknown', () => {
    draw()
    const tags = Object.fromEntries(previewTags(unknown, 'shore', world))
    expect(tags).toMatchObject({ 'og:title': 'The Shore (A Game) · Itinerarium' })
    expect(Object.keys(tags).filter((name) => /url|image/.test(name))).toEqual([])
    expect(tags['twitter:card']).toBe('summary')
  })

  it('promises no picture of a world that has none', () => {
    const tags = Object.fromEntries(previewTags(known, 'shore', world))
    expect(tags).not.toHaveProperty('og:image')
    expect(tags['twitter:card']).toBe('summary')
  })
})

describe('the canonical link', () => {
  it('holds the absolute address of the page', () => {
    expect(canonicalLink(known, 'terms')).toBe(
      '<link rel="canonical" href="https://example.org/maps/mine/terms" />',
    )
  })

  it('is missing if the host is unknown', () => {
    expect(canonicalLink(unknown, '')).toBe('')
    expect(canonicalLink(unknown, 'terms')).toBe('')
  })
})

describe('the files for crawlers', () => {
  it('list every page but the small maps, by whole addresses', () => {
    const [robots, sitemap, ...others] = crawlerFiles(known, worlds)
    expect(others).toEqual([])
    expect(robots).toEqual({
      fileName: 'robots.txt',
      source: 'User-agent: *\nAllow: /\n\nSitemap: https://example.org/maps/mine/sitemap.xml\n',
    })
    expect(sitemap?.fileName).toBe('sitemap.xml')
    const found = [...(sitemap?.source ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    )
    expect(found).toEqual(
      ['', 'shore', 'terms', 'privacy-policy', 'credits'].map(
        (page) => `https://example.org/maps/mine/${page}`,
      ),
    )
  })

  it('only allow crawling while the host is unknown', () => {
    expect(crawlerFiles(unknown, worlds)).toEqual([
      { fileName: 'robots.txt', source: 'User-agent: *\nAllow: /\n' },
    ])
  })
})
