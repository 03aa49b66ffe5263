import { unreadLink } from '../../features/links/model/unread-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'

/** Says what a link asks for and the map cannot show. A link that is shown whole is silent. */
export function notifyUnreadLink(search: string, world: LoadedWorld): void {
  const what = unreadLink(search, world)
  if (!what) return
  showFailure({
    title: () => laterMessages.linkUnread.title,
    detail: () => laterMessages.linkUnread.text(what),
  })
}
