import { isTransferFragment } from '../links/model/view-link.ts'
import { leaveArrivingLink } from './arriving-link.ts'

// Apart from what looks for such a link, since only a page that finds one needs it.

/** Once it is answered, the link leaves the address, so that a reload does not ask again. */
export function settleArrivingLink(): void {
  clearArrivingLink()
  leaveArrivingLink()
}

/** Takes the link out of the address while the question stays. */
export function clearArrivingLink(): void {
  const { location, history } = window
  if (isTransferFragment(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}
