/** Kept in the browser's tab, from the moment when a page leaves it to the moment when the next one is there. */
const key = 'left-note'

/** Leaves a note for the page that is loaded anew. */
export function leaveNote(note: string): void {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    // Without it there is what the browser keeps with the address.
  }
}

/** The note that this very page left before it was loaded anew; read once, as it says nothing of a later address. */
export function takeNote(): string | null {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const [way] = performance.getEntriesByType('navigation')
    return (way as PerformanceNavigationTiming | undefined)?.type === 'reload' ? note : null
  } catch {
    return null
  }
}
