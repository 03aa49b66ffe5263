import { assetUrl } from '../../../platform/environment.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { ListRow } from '../../../ui/list-row.tsx'
import type { FoundLink } from '../model/look-up.ts'
import { setSearchText } from '../../progress/panel-view.ts'
import { ResultIcon } from './result-row.tsx'

export function LinkResult({ link }: { readonly link: FoundLink }) {
  return (
    <ListRow
      picture={<ResultIcon name="link" />}
      title={laterMessages.search.openLink}
      className="py-2"
      onChoose={() => openLink(link)}
    />
  )
}

/** Opens a link as if it had been followed: another page, or the dialog for marks from another device on this page. */
export function openLink(link: FoundLink): void {
  setSearchText('')
  if (!('hash' in link)) {
    window.location.assign(assetUrl(link.path) + link.search)
    return
  }
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + link.hash)
  // Browsers dispatch no `hashchange` event for `replaceState`.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
