import { narrowWindow, type FirstView } from '../../src/world/start-pictures.ts'
import { type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite'
import type { PrerenderedPage } from '../../src/start/prerender.tsx'
import {
  pagePath,
  textPages,
  worldPath,
  type BaseUrl,
  type MapPage,
  type SiteWorlds,
} from '../../src/platform/site-path.ts'
import { createScale, defaultMetresPerUnit } from '../../src/geometry/scale.ts'
import type { Manifest } from '../../src/world/manifest.ts'
import { headersFile } from '../deploy-files.mjs'
import { pagePolicy, prePaintHash, speculationRules, stylesFirstScript } from '../headers.mjs'
import { canonicalLink, crawlerFiles, previewTags } from './findable.ts'
import { needsScript, needsServer, notStarted, pageDescription } from './page-description.ts'
import { policyHash, prePaintScript } from './pre-paint-script.ts'
import { prerenderedPages, type SitePage } from './prerender.ts'
import { siteLanguages, withLanguages, type SiteLanguage } from './site-languages.ts'
import { readManifest } from './worlds.ts'

/** The fonts that every first view shows. */
const firstFonts = /\/alegreya-(sans-400|sans-500|sc-700)-latin-(?!ext|accents)[\w-]+\.woff2$/

/** Browsers look for this tag in the first 1,024 bytes. */
const charset = '<meta charset="utf-8" />'

/** Matches the sentences that explain why there is no map. */
const whyNoMap = /\s*<p class="not-started.*<\/noscript>/s

/** Matches the sentence that index.html shows if it is opened, unbuilt, as a file. */
const unbuilt = /<p class="not-started.*?<\/p>/s

const emptyRoot = '<div id="root"></div>'

/**
 * Creates a plugin for the site's HTML. It adds what every page's head needs in production, and writes a page for
 * each route and for unknown addresses, with prerendered markup. It also writes the headers file for hosts that read
 * one.
 */
export function sitePages(base: BaseUrl, worlds: SiteWorlds): Plugin {
  const prePaint = prePaintScript()
  const ids = [worlds.home, ...worlds.others]
  let built: readonly SitePage[] = []
  const languages = new Map<string, readonly SiteLanguage[]>()
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        // Before the styles, because a script after them would wait for them and block the rest of the page.
        html: html
          .replace(charset, () => `${charset}\n    <script>${prePaint}</script>`)
          .replace('</body>', `  <script>${stylesFirstScript}</script>\n  </body>`),
        tags: fontTags(base, Object.keys(bundle)),
      }),
    },
    // Checked before any file is written, so that the error is not hidden by plugins that read the written files.
    async buildStart() {
      if (policyHash(prePaint) !== prePaintHash)
        this.error(
          `The script in the page's head has changed: write ${policyHash(prePaint)} into tools/headers.mjs, then run npm run deploy-files.`,
        )
      built = await prerenderedPages(base.path, worlds)
      for (const id of ids) languages.set(id, siteLanguages(id, worlds, built))
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('index.html is missing from the bundle.')
        const html = String(index.source).replace(
          '<html',
          `<html data-worlds="${worlds.others.join(' ')}"`,
        )
        if (!html.includes(emptyRoot)) return this.error('index.html has no place for its markup.')
        const app = withImports('src/start/root.tsx', bundle)
        const map = withImports('src/app/map/map-view.tsx', bundle)
        const small = withImports('src/app/embed-page.tsx', bundle)
        const worker = Object.keys(bundle).filter((file) => /\/land-worker-[\w-]+\.js$/.test(file))
        const later = (files: readonly string[]) =>
          files.filter((file) => !html.includes(file)).map((file) => laterScript(base.path + file))
        const emit = (fileName: string, source: string) =>
          this.emitFile({
            type: 'asset',
            fileName,
            source: fileName.endsWith('.html') ? withPolicy(source) : source,
          })

        const pages: ReadonlyMap<string, PrerenderedPage> = new Map(
          built.map((page) => [page.path, page]),
        )
        for (const id of ids) {
          for (const { fileName, source } of languages.get(id) ?? []) emit(fileName, source)
          const world = readManifest(id)
          const data = `${base.path}data/${id}/`
          // In order of need: the page is usable before its land is drawn.
          const [landScript = ''] = worker.map((file) => base.path + file)
          const geography = `${data}geography.json`
          // Low priority: the page's scripts request these files later.
          const landTags = [
            preload('as="script" fetchpriority="low"', landScript),
            preload('as="fetch" crossorigin fetchpriority="low"', geography),
          ]
          const mapTags = (name: MapPage, pictured: boolean) => [
            preload('as="fetch" crossorigin', `${data}world.json`),
            ...later([...new Set([...app, ...(name === 'embed' ? small : []), ...map])]),
            // If a picture shows the first land, the page requests the geography later, when the map is ready.
            ...(pictured ? [] : landTags),
            ...(name === ''
              ? [`<script type="speculationrules">${speculationRules}</script>`]
              : []),
          ]
          const path = worldPath(id, worlds)
          const mapPage = (name: MapPage) => {
            const page = withFirstLand(
              withMarkup(withWords(html, world), pages.get(pagePath(path, name))),
            )
            const { whole, start } = landPicturesIn(page)
            const firstView = { ...firstViewOf(id, world), ...(start && { startLand: true }) }
            const named = withAttributes(page, {
              'data-first-view': JSON.stringify(firstView),
              ...(path !== '' && { 'data-world': id }),
              ...(start && { 'data-land': [whole, landScript, geography].join(' ') }),
            })
            const withFiles = withLanguages(named, base, id, languages.get(id))
            const tagged = withHead(withFiles, mapTags(name, start !== undefined).join('\n    '))
            // The embedded map is a view of the map page, so search engines should list the map page.
            return withHead(tagged, canonicalLink(base, path))
          }
          const tags = previewTags(base, path, world).map(property)
          const whole = withHead(mapPage(''), tags.join('\n    '))
          if (path === '') index.source = withPolicy(whole)
          else emit(`${path}/index.html`, whole)
          // If nothing starts in the frame, for example without scripts, a link opens the whole map in a new window.
          const link = ` <a href="${base.path}${path}" target="_blank" rel="noopener" class="underline">Itinerarium</a>`
          const embed = [notStarted(), needsScript()]
            .map(escaped)
            .reduce(
              (page, sentence) => page.replace(`${sentence}</p>`, () => `${sentence}${link}</p>`),
              mapPage('embed'),
            )
          emit(`${pagePath(path, 'embed')}/index.html`, embed)
        }

        const homeWords = withWords(html, readManifest(worlds.home))
        const home = withLanguages(homeWords, base, worlds.home, languages.get(worlds.home))
        // Text pages work without scripts, so they omit the sentence for a map that has not started.
        const text = (name: string) =>
          withHead(
            withMarkup(home, pages.get(name)).replace(whyNoMap, ''),
            later(app).join('\n    '),
          )
        // Each page is a file, so that a static host needs no rewriting.
        for (const name of textPages.filter((page) => page !== '404'))
          emit(`${name}/index.html`, withHead(text(name), canonicalLink(base, name)))
        // straight-address.ts loads the correct page instead if an address is in capitals.
        emit('404.html', text('404').replace('<html', '<html data-not-found'))
        // Replaces pages that can't be loaded without a connection. Its address decides what it shows.
        emit('shell.html', withHead(home.replace('<html', '<html data-shell'), noIndex))
        emit('_headers', headersFile(base.path, worlds.others))
        for (const { fileName, source } of crawlerFiles(base, worlds)) emit(fileName, source)
        return undefined
      },
    },
  }
}

function fontTags(base: BaseUrl, files: readonly string[]): HtmlTagDescriptor[] {
  return files
    .filter((name) => firstFonts.test(name))
    .map((name) => link({ rel: 'preload', as: 'font', crossorigin: '', href: base.path + name }))
}

function withMarkup(html: string, page: PrerenderedPage | undefined): string {
  if (!page) throw new Error('A page of the site was not rendered.')
  const world =
    page.prerenderedWith === undefined ? '' : ` data-prerendered-with="${page.prerenderedWith}"`
  const root = `<div id="root" data-page="${page.name}"${world}>${page.markup}</div>`
  // A function, because the markup may contain patterns such as `$&`, which `replace` would expand.
  const filled = html.replace(emptyRoot, () => root)
  const { title } = page
  if (title === undefined) return filled
  // The page's title comes before the site's title, which stays for the map that a player may open later.
  return filled.replace('<title>', () => `<title>${title}</title>\n    <title>`)
}

const noIndex = '<meta name="robots" content="noindex" />'

function withWords(html: string, { game, summary }: Manifest): string {
  return html
    .replaceAll('{game}', () => escaped(game))
    .replaceAll('{description}', () => escaped(pageDescription(summary)))
    .replace(unbuilt, () => sentencesWithoutMap())
}

/**
 * Returns the sentences for a missing script, a page opened as a file, and disabled JavaScript. One of them is shown.
 */
function sentencesWithoutMap(): string {
  return [
    `<p class="not-started map-control">${escaped(notStarted())}</p>`,
    `<p class="needs-server" hidden>${escaped(needsServer())}</p>`,
    `<noscript><p class="needs-script map-control">${escaped(needsScript())}</p></noscript>`,
  ].join('\n    ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Adds the policy at the end of the head. It applies to everything after it; the head before it holds only what the
 * build wrote. Further up, it would stop the browser from preloading the files of the head.
 */
function withPolicy(html: string): string {
  const policy = escaped(pagePolicy)
  return withHead(html, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}

function withHead(html: string, tag: string): string {
  if (tag === '') return html
  return html.replace('</head>', `  ${tag}\n  </head>`)
}

function withAttributes(html: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return html.replace('<html', () => `<html${written.join('')}`)
}

function landPicturesIn(html: string) {
  const [, whole] = /class="first-land[^"]*">.*?<img src="([^"]+)"/.exec(html) ?? []
  const [, narrow, wide] =
    /class="start-land"><source [^>]*srcSet="([^"]+)"[^>]*><img src="([^"]+)"/.exec(html) ?? []
  return { whole, start: narrow !== undefined && wide !== undefined ? { narrow, wide } : undefined }
}

/** Preloads the land's picture right after the styles, because it covers most of the first view. */
function withFirstLand(html: string): string {
  const { whole, start } = landPicturesIn(html)
  const image = (address: string, attributes = '') =>
    preload(`as="image" fetchpriority="high"${attributes}`, address)
  const tags = start
    ? [
        image(start.narrow, ` media="${escaped(narrowWindow)}"`),
        image(start.wide, ` media="${escaped(`not all and ${narrowWindow}`)}"`),
      ]
    : whole === undefined
      ? []
      : [image(whole)]
  return html.replace('<link rel="preload" as="font"', (fonts) => [...tags, fonts].join('\n    '))
}

/** Preloads a later script with low priority, so that scripts load in parallel but after the first picture. */
function laterScript(address: string): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}" />`
}

function preload(attributes: string, address: string): string {
  return `<link rel="preload" ${attributes} href="${address}" />`
}

/** Returns a late chunk's file and all files that it imports, directly or not. @throws if the bundle lacks the chunk */
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

function property([name, content]: readonly [string, string]): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name'
  return `<meta ${attribute}="${name}" content="${escaped(content)}" />`
}

function firstViewOf(id: string, { extent, metresPerUnit, startView }: Manifest): FirstView {
  const unit = metresPerUnit === defaultMetresPerUnit ? {} : { metresPerUnit }
  const { resolutionAt, zooms } = createScale(extent, metresPerUnit)
  const resolution = resolutionAt(startView.zoom)
  return { id, extent, ...unit, ...startView, resolution, maxZoom: zooms.max }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
