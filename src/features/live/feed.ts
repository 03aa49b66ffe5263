// The small window shows the embedded map of this site in a frame. What it shows is told by the page that opened it, over a
// channel that only the two know the name of.
import { filtersOf } from '../filters/filters.ts'
import {
  onShownTypes,
  shownFilters,
  useFilterOverride,
  type FilterOverride,
} from '../filters/shown-filters.ts'
import { openChannel } from '../../storage/browser-storage.ts'
import { useLive } from './live.ts'

/** What a small window's map is to show. */
interface Feed {
  readonly live: Pick<
    ReturnType<typeof useLive.getState>,
    'source' | 'position' | 'trail' | 'hears' | 'problem' | 'missed'
  >
  /** What is shown alone, or filtered, in the page; all that it consists of can be cloned. */
  readonly filters: FilterOverride
}

/** The parameter of the embedded map's address that names the channel. */
export const feedParameter = 'feed'

const channelOf = (key: string) => openChannel(`itinerarium-live-${key}`)

/** Whether the browser lets this page and a small window's map talk to each other. */
export function canFeed(): boolean {
  const channel = channelOf('test')
  channel?.close()
  return channel !== undefined
}

/** Tells a small window's map what to show, from when it asks. @returns ends it */
export function giveFeed(key: string): () => void {
  const channel = channelOf(key)
  if (!channel) return () => undefined
  const tell = () => channel.postMessage(feedNow())
  channel.addEventListener('message', tell)
  const stops = [useLive.subscribe(tell), onShownTypes(tell)]
  return () => {
    for (const stop of stops) stop()
    channel.close()
  }
}

/** Shows in this map what the page that opened it tells. */
export function takeFeed(key: string): void {
  const channel = channelOf(key)
  channel?.addEventListener('message', ({ data }: MessageEvent<Feed>) => {
    useLive.setState(data.live)
    useFilterOverride.setState({ override: data.filters })
  })
  // The page answers with all there is.
  channel?.postMessage(null)
}

function feedNow(): Feed {
  const { source, position, trail, hears, problem, missed } = useLive.getState()
  const { override } = useFilterOverride.getState()
  return {
    live: { source, position, trail, hears, problem, missed },
    filters: {
      ...filtersOf(shownFilters()),
      within: override?.within ?? null,
      reason: 'isolate',
      isolated: null,
      under: null,
    },
  }
}
