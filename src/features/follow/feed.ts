// Feeds the small window, which shows the site's embedded map in a frame. The page that opened it sends the state
// through a broadcast channel whose name only the two know.
import { filtersOf } from '../filters/filters.ts'
import {
  onShownTypes,
  shownFilters,
  useFilterOverride,
  type FilterOverride,
} from '../filters/shown-filters.ts'
import { openChannel } from '../../storage/browser-storage.ts'
import { useLive } from './live.ts'

interface Feed {
  readonly live: Pick<
    ReturnType<typeof useLive.getState>,
    'source' | 'position' | 'trail' | 'hears' | 'problem' | 'missed'
  >
  /** Filters and isolated markers of the page. The structured clone algorithm can copy all of its fields. */
  readonly filters: FilterOverride
}

export const feedParameter = 'feed'

const channelOf = (key: string) => openChannel(`itinerarium-live-${key}`)

/** True if the browser lets the page send state to the small window's map. */
export function canFeed(): boolean {
  const channel = channelOf('test')
  channel?.close()
  return channel !== undefined
}

/** Sends the state to a small window's map as soon as that asks for it. @returns a function that stops this */
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

/** Applies the state that the opening page sends to this map. */
export function takeFeed(key: string): void {
  const channel = channelOf(key)
  channel?.addEventListener('message', ({ data }: MessageEvent<Feed>) => {
    useLive.setState(data.live)
    useFilterOverride.setState({ override: data.filters })
  })
  // Any message makes the page send its whole state.
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
