import type { Page } from '@playwright/test'

/** Selects one marker after the other with the event for scripts, and switches each to discovered. */
export async function markAll(page: Page, details: readonly unknown[]): Promise<void> {
  await page.evaluate(async (all) => {
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    const switchOf = (id: number) => {
      const card = document.querySelector('.card')
      return card?.textContent.includes(`#${id}`)
        ? card.querySelector<HTMLElement>('[role=switch][aria-checked=false]')
        : null
    }
    for (const detail of all as { id: number }[]) {
      window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))
      let found = switchOf(detail.id)
      while (!found) {
        await nextTask()
        found = switchOf(detail.id)
      }
      found.click()
    }
  }, details)
}
