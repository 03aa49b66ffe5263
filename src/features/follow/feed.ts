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
    'source' | 'position' | 'trail' | 'signal' | 'problem' | 'hasMissedReading'
  >
  /** Filters and isolated markers of the page. The structured clone algorithm can copy all of its fields. */
  readonly filters: FilterOverride
}

export const feedParameter = 'feed'

const openFeedChannel = (key: string) => openChannel(`itinerarium-live-${key}`)

/** True if the browser lets the page send its state to the map in the picture-in-picture window. */
export function canSendFeed(): boolean {
  const channel = openFeedChannel('test')
  channel?.close()
  return channel !== undefined
}

/** Sends the state to a small window's map as soon as that asks for it. @returns a function that stops this */
export function sendFeed(key: string): () => void {
  const channel = openFeedChannel(key)
  if (!channel) return () => undefined
  const send = () => channel.postMessage(currentFeed())
  channel.addEventListener('message', send)
  const stops = [useLive.subscribe(send), onShownTypes(send)]
  return () => {
    for (const stop of stops) stop()
    channel.close()
  }
}

export function applyFeed(key: string): void {
  const channel = openFeedChannel(key)
  channel?.addEventListener('message', ({ data }: MessageEvent<Feed>) => {
    useLive.setState(data.live)
    useFilterOverride.setState({ override: data.filters })
  })
  // Any message makes the page send its whole state.
  channel?.postMessage(null)
}

function currentFeed(): Feed {
  const { source, position, trail, signal, problem, hasMissedReading } = useLive.getState()
  const { override } = useFilterOverride.getState()
  return {
    live: { source, position, trail, signal, problem, hasMissedReading },
    filters: {
      ...filtersOf(shownFilters()),
      within: override?.within ?? null,
      reason: 'isolate',
      isolated: null,
      under: null,
    },
  }
}
