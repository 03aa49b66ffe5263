import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { mapPages, pageNames, pagePath, type PageName } from '../domain/links/site-path.ts'
import { decodeWorld } from '../domain/world/world-file.ts'
import { baseUrl } from '../stores/links/environment.ts'
import { builtWith } from '../stores/world/built-with.ts'
import { pageWorld, providePageWorld } from '../stores/world/page-world.ts'
import { provideWorld } from '../stores/world/use-world-load.ts'
import { indexWorld } from '../stores/world/world-context.tsx'
import { AsBuilt } from '../ui/as-built.ts'

/** The markup of a page as a player finds it who has never been here before. */
export interface BuiltPage {
  readonly name: PageName
  /** Below the base URL, without slashes at its ends. */
  readonly path: string
  /** What the page's root holds. */
  readonly markup: string
  /** The window's title; nothing where it is the site's. */
  readonly title?: string
  /** What of the world the map page shows, see `built-with.ts`. */
  readonly builtWith?: string
}

/**
 * The pages of a world; those that show none are built with the home one.
 *
 * @param worldFile what the map page loads as `world.json`
 */
export async function prerenderPages(worldFile: unknown): Promise<readonly BuiltPage[]> {
  const world = indexWorld(decodeWorld(worldFile))
  provideWorld(world)
  providePageWorld(world.id)
  // It looks for the world as soon as it is there.
  const { App } = await import('./app.tsx')
  const names = pageWorld().home ? pageNames : mapPages
  return Promise.all(
    names.map(async (name) => {
      const path = pagePath(pageWorld().path, name)
      const app = (
        <StrictMode>
          <AsBuilt value={{ current: true }}>
            <App builtAt={baseUrl.path + path} />
          </AsBuilt>
        </StrictMode>
      )
      // Parts in an order of their own would need a script that puts them in their places.
      const { prelude } = await prerender(app, { progressiveChunkSize: Infinity })
      const html = await new Response(prelude).text()
      const title = /<title>(.*?)<\/title>/.exec(html)
      return {
        name,
        path,
        ...(name === '' ? { builtWith: builtWith(world) } : {}),
        markup: title ? html.replace(title[0], '') : html,
        ...(title?.[1] === undefined ? {} : { title: title[1] }),
      }
    }),
  )
}
