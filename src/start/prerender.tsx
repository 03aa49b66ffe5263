import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { mapPages, pageNames, pagePath, type PageName } from '../platform/site-path.ts'
import { decodeWorld } from '../world/world-file.ts'
import { english, setLocale } from '../i18n/language/locale.ts'
import { baseUrl } from '../platform/environment.ts'
import type { LocaleFile } from '../features/languages/locale-file.ts'
import { useLocalizedNames } from '../features/worlds/localized-names.ts'
import { prerenderedWith, indexWorld } from '../features/worlds/world-context.tsx'
import { pageWorld, providePageWorld } from '../platform/page-world.ts'
import { provideWorld } from '../features/worlds/use-world-load.ts'
import { Prerendered } from '../ui/prerendered.ts'

/** The markup of a page as a player finds it who has never been here before. */
export interface PrerenderedPage {
  readonly name: PageName
  /** Below the base URL, without slashes at its ends. */
  readonly path: string
  /** What the page's root holds. */
  readonly markup: string
  /** The window's title; nothing where it is the site's. */
  readonly title?: string
  /** What of the world the map page shows, see `built-with.ts`. */
  readonly prerenderedWith?: string
}

/** A page that shows a world, in a language besides English. */
export interface LocalizedPage extends Pick<PrerenderedPage, 'path' | 'markup'> {
  readonly lang: string
}

export interface PrerenderedPages {
  readonly pages: readonly PrerenderedPage[]
  readonly localized: readonly LocalizedPage[]
}

/**
 * The pages of a world; those that show none are built with the home one, and in English alone.
 *
 * @param worldFile what the map page loads as `world.json`
 * @param languages the files of the world's languages besides English
 */
export async function prerenderPages(
  worldFile: unknown,
  languages: readonly LocaleFile[],
): Promise<PrerenderedPages> {
  const world = indexWorld(decodeWorld(worldFile))
  provideWorld(world)
  providePageWorld(world.id)
  // It looks for the world as soon as it is there.
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
    // Parts in an order of their own would need a script that puts them in their places.
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
  // One after the other: all that is on a page is in the one current language.
  for (const file of languages) {
    setLocale(file.sentences)
    useLocalizedNames.setState({ names: file.names })
    for (const name of mapPages) {
      const { markup } = await render(name)
      localized.push({ path: pathOf(name), lang: file.sentences.lang, markup })
    }
  }
  setLocale(english)
  useLocalizedNames.setState({ names: undefined })
  return { pages, localized }
}
