import { vi } from 'vitest'

/** Hides the page and shows it again, as a tab that goes to the background does. No `pagehide` comes. */
export function hidePage(whileHidden: () => void = () => {}): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  whileHidden()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}
