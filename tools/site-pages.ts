import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import type { BuiltPage } from '../src/app/prerender.tsx'
import type { BaseUrl } from '../src/domain/links/base-url.ts'
import {
  firstViewName,
  usualMetresPerUnit,
  type FirstView,
} from '../src/domain/world/first-view.ts'
import type { World } from '../src/domain/world/world.ts'
import { firstLook } from '../src/stores/persistence/first-look.ts'
import { headersFile } from './deploy-files.mjs'
import { pagePolicy } from './headers.mjs'
import { prerenderedPages } from './prerender.ts'

/** The app's own routes besides the map; each becomes a file, so that a static host needs no rewriting. */
const routes = ['terms', 'privacy-policy', 'credits']

/** The small map for other sites: a view of the map page, which is the one that search engines should find. */
const embedRoute = 'embed'

/** The typefaces that every first view shows. */
const firstFonts = /\/alegreya-(sans-400|sans-500|sc-700)-latin-(?!ext)[\w-]+\.woff2$/

const emptyRoot = '<div id="root"></div>'

/**
 * Adds what every page's head needs in production, and writes a page for each route and for unknown
 * addresses, with their markup, and the headers for hosts that read them from a file of the site.
 */
export function sitePages(base: BaseUrl, worldId: string): Plugin {
  const firstLookText = `(${firstLook.toString()})()\n`
  const firstLookFile = `assets/first-look-${hash(firstLookText)}.js`
  let pages: ReadonlyMap<string, BuiltPage> = new Map()
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const head: HtmlTagDescriptor[] = [
          meta({ 'http-equiv': 'Content-Security-Policy', content: pagePolicy }),
          // Before the styles, which a script after them would wait for, and the rest of the page with it.
          { tag: 'script', attrs: { src: base.path + firstLookFile }, injectTo: 'head-prepend' },
          meta({ name: firstViewName, content: JSON.stringify(firstViewOf(worldId)) }, 'head'),
          ...Object.keys(bundle ?? {})
            .filter((name) => firstFonts.test(name))
            .map((name) =>
              link({ rel: 'preload', as: 'font', crossorigin: '', href: base.path + name }),
            ),
        ]
        return head
      },
    },
    // Before anything is written: a build that fails later is reported by whoever looks at the written files.
    async buildStart() {
      pages = await prerenderedPages(base.path, worldId)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('index.html is missing from the bundle.')
        const html = String(index.source)
        if (!html.includes(emptyRoot)) return this.error('index.html has no place for its markup.')
        const data = (file: string) => `${base.path}data/${worldId}/${file}`
        const app = withImports('src/app/root.tsx', bundle)
        const map = withImports('src/map/map-view.tsx', bundle)
        const later = (files: readonly string[]) =>
          files.filter((file) => !html.includes(file)).map((file) => laterScript(base.path + file))
        const mapTags = [
          ...['world.json', 'geography.json'].map((file) => earlyData(data(file))),
          ...later([...new Set([...app, ...map])]),
        ]

        const page = (name: string) => withMarkup(html, pages.get(name))
        const mapPage = (name: string) => withHead(page(name), mapTags.join('\n    '))
        // Read without script, where the notice that the map needs it would only lie over them.
        const text = (name: string) =>
          withHead(
            page(name).replace(/\s*<noscript>.*?<\/noscript>/s, ''),
            later(app).join('\n    '),
          )
        index.source = withCanonical(mapPage(''), base.address)
        for (const route of routes) {
          const source = withCanonical(text(route), `${base.address}${route}`)
          this.emitFile({ type: 'asset', fileName: `${route}/index.html`, source })
        }
        this.emitFile({
          type: 'asset',
          fileName: `${embedRoute}/index.html`,
          source: withHead(
            withCanonical(mapPage(embedRoute), base.address),
            '<meta name="robots" content="noindex" />',
          ),
        })
        this.emitFile({ type: 'asset', fileName: '404.html', source: text('404') })
        this.emitFile({ type: 'asset', fileName: firstLookFile, source: firstLookText })
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base.path) })
        return undefined
      },
    },
  }
}

function withMarkup(html: string, page: BuiltPage | undefined): string {
  if (!page) throw new Error('A page of the site was not rendered.')
  const world = page.builtWith === undefined ? '' : ` data-built-with="${page.builtWith}"`
  const root = `<div id="root" data-page="${page.name}"${world}>${page.markup}</div>`
  // As functions: the markup may hold what stands for something in a replacement.
  const filled = html.replace(emptyRoot, () => root)
  const { title } = page
  if (title === undefined) return filled
  // Before the site's own, which stays for the map that may come after it.
  return filled.replace('<title>', () => `<title>${title}</title>\n    <title>`)
}

function withCanonical(html: string, address: string): string {
  return withHead(html, `<link rel="canonical" href="${address}" />`)
}

function withHead(html: string, tag: string): string {
  return html.replace('</head>', `  ${tag}\n  </head>`)
}

/** Asked for at once, so that nobody waits for one after the other; after what the first picture needs. */
function laterScript(address: string): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}" />`
}

function earlyData(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${address}" />`
}

/** A late part's file and those that it imports, directly or not. @throws when no file is that part. */
function withImports(source: string, bundle: Rollup.OutputBundle): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  )
  const found = new Set<string>()
  const waiting = [...chunks.values()]
    .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    .map(({ fileName }) => fileName)
  if (waiting.length === 0) throw new Error(`No file of the site holds ${source}.`)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...(chunks.get(file)?.imports ?? []))
  }
  return [...found]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

function meta(
  attrs: Record<string, string>,
  // The policy governs only what comes after it.
  injectTo: 'head-prepend' | 'head' = 'head-prepend',
): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo }
}

function firstViewOf(worldId: string): FirstView {
  const file = path.join(import.meta.dirname, `../worlds/${worldId}/world.json`)
  const { extent, metresPerUnit, startView } = JSON.parse(readFileSync(file, 'utf8')) as World
  const unit = metresPerUnit === usualMetresPerUnit ? {} : { metresPerUnit }
  return { extent, ...unit, ...startView }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
