import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { BaseUrl } from '../src/domain/base-url.ts'
import { headersFile } from './deploy-files.mjs'
import { pagePolicy } from './headers.mjs'

/** The app's own routes besides the map; each becomes a file, so that a static host needs no rewriting. */
const routes = ['terms', 'privacy-policy', 'credits']

/** The small map for other sites: a view of the map page, which is the one that search engines should find. */
const embedRoute = 'embed'

/**
 * Adds what every page's head needs in production, and writes a page for each route and for unknown
 * addresses, and the headers for hosts that read them from a file of the site.
 */
export function sitePages(base: BaseUrl, worldId: string): Plugin {
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // What the entry loads by itself, in time; so the browser is told at once.
        const early = Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' && (chunk.name === 'root' || chunk.name === 'map-view')
            ? [chunk.fileName, ...chunk.imports]
            : [],
        )
        // The builder tells of the entry and what it imports by itself.
        const told = Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.isEntry ? [chunk.fileName, ...chunk.imports] : [],
        )
        const data = (file: string) => `${base.path}data/${worldId}/${file}`
        const head: HtmlTagDescriptor[] = [
          meta({ 'http-equiv': 'Content-Security-Policy', content: pagePolicy }),
          ...['world.json', 'geography.json'].map((file) =>
            link({ rel: 'preload', as: 'fetch', href: data(file), crossorigin: '' }),
          ),
          ...[...new Set(early)]
            .filter((name) => !told.includes(name))
            .map((name) => link({ rel: 'modulepreload', crossorigin: '', href: base.path + name })),
          ...Object.keys(bundle ?? {})
            .filter((name) => /map-view-.*\.css$/.test(name))
            .map((name) =>
              link({ rel: 'preload', as: 'style', crossorigin: '', href: base.path + name }),
            ),
        ]
        return head
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('index.html is missing from the bundle.')
        const html = String(index.source)
        index.source = withCanonical(html, base.address)
        for (const route of routes) {
          const source = withCanonical(html, `${base.address}${route}`)
          this.emitFile({ type: 'asset', fileName: `${route}/index.html`, source })
        }
        this.emitFile({
          type: 'asset',
          fileName: `${embedRoute}/index.html`,
          source: withHead(
            withCanonical(html, base.address),
            '<meta name="robots" content="noindex" />',
          ),
        })
        this.emitFile({ type: 'asset', fileName: '404.html', source: html })
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base.path) })
        return undefined
      },
    },
  }
}

function withCanonical(html: string, address: string): string {
  return withHead(html, `<link rel="canonical" href="${address}" />`)
}

function withHead(html: string, tag: string): string {
  return html.replace('</head>', `  ${tag}\n  </head>`)
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  // The policy governs only what comes after it.
  return { tag: 'meta', attrs, injectTo: 'head-prepend' }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
