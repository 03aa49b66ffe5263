import type { ChosenLog } from './log-source.ts'

interface FileHandle {
  readonly name: string
  readonly getFile: () => Promise<File>
}

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
    return handle ? { name: handle.name, grows: true, open: () => handle.getFile() } : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** A file as it was when it was chosen. */
export function logAsItIs(file: File): ChosenLog {
  return { name: file.name, grows: false, open: () => Promise.resolve(file) }
}
