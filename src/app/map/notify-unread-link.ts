import { formatCoordinate } from '../../geometry/coordinates.ts'
import { isFiltering } from '../../world/filtering.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { shownFilters, useFilterOverride } from '../../features/filters/shown-filters.ts'
import { readSetLink, withKnownFilters } from '../../features/links/model/set-link.ts'
import { unreadLink } from '../../features/links/model/unread-link.ts'
import { linkedQuest, readViewLink } from '../../features/links/model/view-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'

export async function notifyUnreadLink(search: string, world: LoadedWorld): Promise<void> {
  const what = unreadLink(search, world, await questIds(search, world))
  if (!what) return
  const [minX, minY, maxX, maxY] = world.extent
  const corners = [formatCoordinate([minX, minY]), formatCoordinate([maxX, maxY])] as const
  showFailure({
    title: () => laterMessages.linkUnread.title,
    detail: () => laterMessages.linkUnread.text(what, ...corners),
  })
}

/** Returns `undefined` if the link names no quest, or if the quests cannot be loaded. */
async function questIds(
  search: string,
  { hasQuests }: LoadedWorld,
): Promise<ReadonlySet<number> | undefined> {
  if (!hasQuests || linkedQuest(search) === undefined) return undefined
  try {
    const { loadQuests } = await loadChunk(() => import('../../features/quests/quest-lists.ts'))
    await loadQuests()
    const quests = useQuests.getState().loaded?.own.quests
    return quests && new Set(quests.map(({ id }) => id))
  } catch {
    return undefined
  }
}

/** Applies the other filters of a link to a set. The first view has applied its types; few links have more. */
export function showLinkedSet(search: string, world: LoadedWorld): void {
  const linked = readSetLink(search)
  if (!linked || !readViewLink(search, world).types) return
  const { name: setName, ...more } = withKnownFilters(linked, world)
  const { override } = useFilterOverride.getState()
  if (override?.reason === 'link') {
    useFilterOverride.setState({ override: { ...override, ...more, setName } })
  } else if (isFiltering(more) || more.namedTypes) {
    const { visibleTypes, showPins } = shownFilters()
    useFilterOverride.setState({
      override: {
        ...more,
        visibleTypes,
        showPins,
        reason: 'link',
        isolated: null,
        within: null,
        under: null,
        setName,
      },
    })
  }
}
