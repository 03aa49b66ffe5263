import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { BaseUrl } from '../src/domain/base-url.ts'

/**
 * No inline script or style, no eval, nothing from elsewhere. Styles that scripts set on elements
 * (`element.style`) are not inline styles in this sense.
 */
const securityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The app's own routes besides the map; each becomes a file, so that a static host needs no rewriting. */
const routes = ['terms', 'privacy-policy', 'credits']

/** Adds what every page's head needs in production, and writes a page for each route and for unknown addresses. */
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
          meta({ 'http-equiv': 'Content-Security-Policy', content: securityPolicy }),
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
        this.emitFile({ type: 'asset', fileName: '404.html', source: html })
        return undefined
      },
    },
  }
}

function withCanonical(html: string, address: string): string {
  return html.replace('</head>', `  <link rel="canonical" href="${address}" />\n  </head>`)
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  // The policy governs only what comes after it.
  return { tag: 'meta', attrs, injectTo: 'head-prepend' }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
