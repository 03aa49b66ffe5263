import { assetUrl } from '../../../platform/environment.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { Icon } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import type { FoundLink } from '../model/look-up.ts'
import { setSearchText } from '../search-box.ts'

export function LinkResult({ link }: { readonly link: FoundLink }) {
  return (
    <button
      type="button"
      {...rovingStop}
      onClick={() => openLink(link)}
      className="result-row -mx-2 mb-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised"
    >
      <span className="flex size-10 shrink-0 items-center justify-center text-gold-bright">
        <Icon name="link" />
      </span>
      <span className="min-w-0 grow font-medium">{laterMessages.search.openLink}</span>
    </button>
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
