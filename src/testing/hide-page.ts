import { vi } from 'vitest'

/** Hides the page and shows it again, like a tab in the background. Sends no `pagehide`. */
export function hidePage(whileHidden: () => void = () => {}): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  whileHidden()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}
