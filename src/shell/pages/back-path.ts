import { pageWorld } from '../../core/page-world.ts'
import { useWholeMarkup } from '../../ui/prerendered.ts'

/** The way back to the map that the page was reached from; in the page's built markup, to the home world's. */
export function useBackPath(): string {
  return useWholeMarkup() ? `/${pageWorld().path}` : '/'
}
