import { readdirSync } from 'node:fs'
import { previewSize } from '../../pipeline/source.ts'
import {
  textPages,
  worldPath,
  type BaseUrl,
  type SiteWorlds,
} from '../../src/platform/site-path.ts'
import type { Manifest } from '../../src/world/manifest.ts'
import { messages } from '../../src/i18n/generated/first.ts'
import { manifestMessages } from '../../src/i18n/generated/manifest.ts'
import { pageDescription } from './page-description.ts'
import { dataFolder } from './worlds.ts'

interface SiteFile {
  readonly fileName: string
  readonly source: string
}

/** Whether VITE_BASE_URL contains a host. Crawlers and chats need absolute addresses. */
function hasHost({ address }: BaseUrl): boolean {
  return /^https?:/.test(address)
}

/** Returns the tags that chats and social networks read for a link to a world's page. A picture needs a known host. */
export function previewTags(
  base: BaseUrl,
  path: string,
  { id, title, game, summary }: Pick<Manifest, 'id' | 'title' | 'game' | 'summary'>,
): readonly (readonly [name: string, content: string])[] {
  const named = manifestMessages.manifest.shortcut(title, game)
  const file = readdirSync(dataFolder(id)).find((name) => /^preview\.\w+\.jpg$/.test(name))
  const hasPicture = file !== undefined && hasHost(base)
  return [
    ['og:site_name', messages.app.name],
    ['og:type', 'website'],
    ['og:title', messages.pages.title(named, messages.app.name)],
    ['og:description', pageDescription(summary)],
    ...(hasHost(base) ? [['og:url', base.address + path] as const] : []),
    ...(hasPicture
      ? ([
          ['og:image', `${base.address}data/${id}/${file}`],
          ['og:image:width', String(previewSize.width)],
          ['og:image:height', String(previewSize.height)],
          ['og:image:alt', named],
        ] as const)
      : []),
    // The card takes its other texts from the tags above.
    ['twitter:card', hasPicture ? 'summary_large_image' : 'summary'],
  ]
}

/**
 * Returns the link that names a page's preferred address. Empty if the host is unknown: crawlers ignore a canonical
 * address without a host, and Lighthouse reports it as invalid.
 *
 * @param path Below the site's base.
 */
export function canonicalLink(base: BaseUrl, path: string): string {
  return hasHost(base) ? `<link rel="canonical" href="${base.address + path}" />` : ''
}

/** Returns `robots.txt`, and also `sitemap.xml` if the host is known, since a sitemap needs absolute addresses. */
export function crawlerFiles(base: BaseUrl, worlds: SiteWorlds): readonly SiteFile[] {
  const known = hasHost(base)
  const sitemap = known ? `\nSitemap: ${base.address}sitemap.xml\n` : ''
  const robots = { fileName: 'robots.txt', source: `User-agent: *\nAllow: /\n${sitemap}` }
  return known ? [robots, { fileName: 'sitemap.xml', source: sitemapOf(base, worlds) }] : [robots]
}

/** Lists the pages without `?lang=`. That parameter shows the same page, and the canonical address omits it. */
function sitemapOf({ address }: BaseUrl, worlds: SiteWorlds): string {
  const paths = [
    ...[worlds.home, ...worlds.others].map((id) => worldPath(id, worlds)),
    ...textPages.filter((name) => name !== '404'),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // `&` is the only character that URLs allow and XML requires to be escaped.
    ...paths.map((path) => `  <url><loc>${(address + path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
