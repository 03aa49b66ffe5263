import { mapLink, writeViewLink } from '../../features/links/model/view-link.ts'
import { openDialog } from '../../features/progress/open-dialogs.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { formatCoordinate, type Coordinate } from '../../geometry/coordinates.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { baseUrl } from '../../platform/environment.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { copyText } from '../../ui/copy-button.tsx'
import { shareOrCopy } from '../../ui/share.ts'
import { showFailure, showSuccess } from '../../ui/toasts/toasts.tsx'

export async function copyCoordinate(coordinate: Coordinate): Promise<void> {
  const text = formatCoordinate(coordinate)
  await copy(text, laterMessages.spotMenu.copied(text))
}

export async function copySpotLink(spot: Coordinate, world: LoadedWorld): Promise<void> {
  await copy(linkTo(writeViewLink({ spot }, world)), laterMessages.spotMenu.linkCopied)
}

async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) showSuccess({ title: () => done })
  else openDialog({ kind: 'copy-by-hand', text })
}

/** The address contains the view, the selection and the filters of a link. */
export async function shareView(): Promise<void> {
  const link = linkTo(window.location.search)
  const outcome = await shareOrCopy(document.title, link)
  if (outcome === 'copied') showSuccess({ title: () => laterMessages.links.copied })
  if (outcome === 'refused')
    showFailure({ title: () => laterMessages.more.refused, detail: () => link })
}

function linkTo(search: string): string {
  return mapLink(baseUrl, window.location.origin, pageWorld().path, search)
}
