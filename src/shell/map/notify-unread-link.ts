import { isFiltering } from '../../core/world/filtering.ts'
import { shownFilters, useFilterOverride } from '../../features/filters/shown-filters.ts'
import { readSetLink } from '../../features/links/model/set-link.ts'
import { unreadLink } from '../../features/links/model/unread-link.ts'
import { readViewLink } from '../../features/links/model/view-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'

/** Shows the other filters of a link to a set, and says what a link asks for and the map cannot show. A link that is shown whole is silent. */
export function notifyUnreadLink(search: string, world: LoadedWorld): void {
  showLinkedSet(search, world)
  const what = unreadLink(search, world)
  if (!what) return
  showFailure({
    title: () => laterMessages.linkUnread.title,
    detail: () => laterMessages.linkUnread.text(what),
  })
}

/** The kinds are shown already: what few links bring is not part of the first view. */
function showLinkedSet(search: string, world: LoadedWorld): void {
  const linked = readSetLink(search)
  if (!linked || !readViewLink(search, world).types) return
  const { name: setName, ...more } = linked
  const { override } = useFilterOverride.getState()
  if (override?.reason === 'link') {
    useFilterOverride.setState({ override: { ...override, ...more, setName } })
    // The kinds are as the player's own, and nothing else is asked for.
  } else if (isFiltering(more)) {
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
