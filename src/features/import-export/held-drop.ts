/** Files that were dropped before the map was ready. */
let held: File[] = []

/** Keeps dropped files until the map is ready. Otherwise the browser would open the file and leave the page. */
export function holdDroppedFiles(): void {
  window.addEventListener('dragover', allow)
  window.addEventListener('drop', hold)
}

/** Returns the kept files, and stops keeping files. */
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

/** Whether files are dragged, and not text or a link. */
export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
