let held: File[] = []

/** Keeps dropped files until the map is ready. Otherwise the browser would open the file and leave the page. */
export function holdDroppedFiles(): void {
  window.addEventListener('dragover', allow)
  window.addEventListener('drop', hold)
}

export function takeHeldFiles(): readonly File[] {
  window.removeEventListener('dragover', allow)
  window.removeEventListener('drop', hold)
  const taken = held
  held = []
  return taken
}

/** Without this, browsers fire no `drop` event. */
function allow(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault()
}

function hold(event: DragEvent): void {
  if (!hasFiles(event)) return
  event.preventDefault()
  held.push(...(event.dataTransfer?.files ?? []))
}

export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
