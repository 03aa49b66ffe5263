/**
 * Asks the browser to keep the site's data when space runs short. Some ask the player, which is why it is
 * done after the first mark: then there is something to keep.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // A browser that cannot be asked keeps what it keeps.
  }
}
