const open = new Set<() => void>()

/** Registers a form's `save`, which stores its changes once. Returns a function that unregisters it. */
export function registerUnsaved(save: () => void): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** Saves all open forms in the playthrough that is still on screen. */
export function saveUnsaved(): void {
  for (const save of open) save()
}
