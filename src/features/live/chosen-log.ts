import type { ChosenLog, FileHandle, KeptLog } from './log-source.ts'

interface PickerWindow {
  readonly showOpenFilePicker?: (options: { readonly id: string }) => Promise<readonly FileHandle[]>
}

/** Whether this browser goes on reading a file that was chosen once. */
export function canReadOn(): boolean {
  return 'showOpenFilePicker' in window
}

/** Has the player choose the log. @returns null when they choose none @throws where the browser does not allow it */
export async function chooseLog(): Promise<ChosenLog | null> {
  try {
    const [handle] = (await (window as PickerWindow).showOpenFilePicker?.({ id: 'game-log' })) ?? []
    return handle ? logOf(handle) : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

export function logOf(kept: KeptLog): ChosenLog {
  const { name } = kept
  return 'getFile' in kept
    ? { name, kept, grows: true, open: () => kept.getFile() }
    : { name, kept, grows: false, open: () => Promise.resolve(kept) }
}

/** Whether a page that has not chosen the log itself reads it without asking. */
export async function mayRead(kept: KeptLog): Promise<boolean> {
  if (!('getFile' in kept) || !kept.queryPermission) return true
  return (await kept.queryPermission({ mode: 'read' })) === 'granted'
}
