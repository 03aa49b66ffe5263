// The store of the dialogs over the page. Commands, the panel, the map, deleted pins and downloads open them.
import { create } from 'zustand'
import type { JournalEntry } from './model/history.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'
import type { ShareOutcome } from '../../ui/share.ts'

/** A file that the browser can't download. */
export interface OfferedFile {
  readonly file: File
  /** Text of the file, or `undefined` if it is a picture. */
  readonly text: string | undefined
  /** Result of the share sheet that was opened with the offer, or `null` if the system can't share such files. */
  readonly sharing: Promise<ShareOutcome> | null
  /** Called when the player confirms that the file arrived, or `undefined` if the player isn't asked. */
  readonly onArrived: (() => void) | undefined
}

export type PageDialog =
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'nearest'; readonly from: Coordinate }
  | { readonly kind: 'undo-elsewhere'; readonly entry: JournalEntry }
  /** Offers to restore a pin that was deleted while its form held unsaved text. The pin has that text. */
  | { readonly kind: 'restore-pin'; readonly pin: Pin }
  /** The dialog of the command with this id. `returnTo` gets the focus back. */
  | {
      readonly kind: 'command'
      readonly id: string
      readonly returnTo: { readonly current: HTMLElement | null }
    }
  /** Shows a text that the browser has refused to copy. */
  | { readonly kind: 'copy-by-hand'; readonly text: string }
  /** Offers other ways to keep a file, on any page. */
  | { readonly kind: 'keep-file'; readonly offered: OfferedFile }

/** The open dialogs, at most one of each kind. Each lies over those before it. Not stored. */
export const useOpenDialogs = create<{ readonly dialogs: readonly PageDialog[] }>()(() => ({
  dialogs: [],
}))

/** Opens a dialog over the others. Replaces an open dialog of the same kind. */
export function openDialog(dialog: PageDialog): void {
  useOpenDialogs.setState(({ dialogs }) => ({
    dialogs: [...dialogs.filter(({ kind }) => kind !== dialog.kind), dialog],
  }))
}

export function closeDialog(...kinds: readonly PageDialog['kind'][]): void {
  useOpenDialogs.setState(({ dialogs }) => ({
    dialogs: dialogs.filter(({ kind }) => !kinds.includes(kind)),
  }))
}
