import { assetUrl } from '../../../platform/environment.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { Icon } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import type { FoundLink } from '../model/look-up.ts'
import { setSearchText } from '../search-box.ts'

/** Offers to open the link that stands in the search box. */
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

/** Opens a link as if it had been followed: the page it leads to, or on this page the question what to do with its marks. */
export function openLink(link: FoundLink): void {
  setSearchText('')
  if (!('hash' in link)) {
    window.location.assign(assetUrl(link.path) + link.search)
    return
  }
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + link.hash)
  // Browsers send no event for a change by script, nor for the fragment that is there already.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
