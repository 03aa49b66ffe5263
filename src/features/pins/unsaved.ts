/** Saves what is written in forms that stand open. */
const open = new Set<() => void>()

/** @param save stores what a form holds, once, where it was changed. @returns what ends it */
export function registerUnsaved(save: () => void): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** Saves what is written and not answered yet, in the list that is on screen still. */
export function saveUnsaved(): void {
  for (const save of open) save()
}
