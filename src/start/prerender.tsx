import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { mapPages, pageNames, pagePath, type PageName } from '../platform/site-path.ts'
import { decodeWorld } from '../world/world-file.ts'
import { english, setLocale } from '../i18n/language/locale.ts'
import { baseUrl } from '../platform/environment.ts'
import type { LocaleFile } from '../features/settings/locale-file.ts'
import { prerenderedWith, indexWorld } from '../features/worlds/world-context.tsx'
import { pageWorld, providePageWorld } from '../platform/page-world.ts'
import { provideWorld } from '../features/worlds/use-world-load.ts'
import { Prerendered } from '../ui/prerendered.ts'

export interface PrerenderedPage {
  readonly name: PageName
  /** Path below the base URL, without slashes at its ends. */
  readonly path: string
  readonly markup: string
  /** Title of the window; missing if it is that of the site. */
  readonly title?: string
  /** The part of the world that the map page shows, see `built-with.ts`. */
  readonly prerenderedWith?: string
}

export interface LocalizedPage extends Pick<PrerenderedPage, 'path' | 'markup'> {
  readonly lang: string
}

export interface PrerenderedPages {
  readonly pages: readonly PrerenderedPage[]
  readonly localized: readonly LocalizedPage[]
}

/** Renders the pages of a world. Text pages come with the home world, in English only. `worldFile` is `world.json`. */
export async function prerenderPages(
  worldFile: unknown,
  languages: readonly LocaleFile[],
): Promise<PrerenderedPages> {
  const world = indexWorld(decodeWorld(worldFile))
  provideWorld(world)
  providePageWorld(world.id)
  // Imported late, because stores take the names of their entries from the page's world when they are created.
  const { App } = await import('../app/app.tsx')
  const pathOf = (name: PageName) => pagePath(pageWorld().path, name)
  const render = async (name: PageName) => {
    const app = (
      <StrictMode>
        <Prerendered value={{ current: true }}>
          <App prerenderedPath={baseUrl.path + pathOf(name)} />
        </Prerendered>
      </StrictMode>
    )
    // React by default emits some parts out of order, with a script that moves them.
    const { prelude } = await prerender(app, { progressiveChunkSize: Infinity })
    const html = await new Response(prelude).text()
    const title = /<title>(.*?)<\/title>/.exec(html)
    return {
      markup: title ? html.replace(title[0], '') : html,
      ...(title?.[1] === undefined ? {} : { title: title[1] }),
    }
  }
  const names = pageWorld().home ? pageNames : mapPages
  const pages = await Promise.all(
    names.map(async (name) => ({
      name,
      path: pathOf(name),
      ...(name === '' ? { prerenderedWith: prerenderedWith(world) } : {}),
      ...(await render(name)),
    })),
  )
  const localized: LocalizedPage[] = []
  // In sequence, because the current language is global.
  for (const file of languages) {
    setLocale({ ...file.sentences, names: file.names })
    for (const name of mapPages) {
      const { markup } = await render(name)
      localized.push({ path: pathOf(name), lang: file.sentences.lang, markup })
    }
  }
  setLocale(english)
  return { pages, localized }
}
