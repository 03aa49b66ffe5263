import { pageWorld } from '../stores/world/page-world.ts'
import { useWholeMarkup } from '../ui/as-built.ts'

/** The way back to the map of the world that was looked at; in the page's built markup, to the home world's. */
export function useBackPath(): string {
  return useWholeMarkup() ? `/${pageWorld().path}` : '/'
}
