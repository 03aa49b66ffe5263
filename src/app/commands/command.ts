import type { FunctionComponent } from 'react'
import type { ButtonMenuName, Spot } from '../../features/card/open-menu.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { notifyPartFailed } from '../../features/chunks/notify-part-failed.ts'
import { openDialog } from '../../features/progress/open-dialogs.ts'
import { recordUndoStep } from '../../features/progress/undo/undo-stack.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { laterMessages } from '../../i18n/generated/later.ts'
import type { IconName } from '../../ui/icon.tsx'

/** An action that a key or a menu starts. The first page loads every command, so put large code into a chunk. */
export type Command = CommandBase & Placed & Effect

interface CommandBase {
  readonly id: string
  /** @param texts sentences that the first page does not load, so a command can't import them */
  readonly label: (texts: typeof laterMessages, spot: Spot | null) => string
  /** Description in the list of keys. Default: the label. */
  readonly keysLabel?: (texts: typeof laterMessages) => string
  /** Alternative shortcuts. The keys of one are pressed together, in lower case; `mod` means Ctrl or Cmd. */
  readonly keys?: readonly (readonly string[])[]
  /** Where single keys work: on the page (default), or only while the map has the focus. */
  readonly keysOn?: 'map'
  /** Whether the command is possible now. Default: always. */
  readonly isAvailable?: (context: CommandContext) => boolean
}

type Placed =
  { readonly menus: readonly MenuName[]; readonly icon: IconName } | { readonly menus?: undefined }

/** `spot`: right click on the map. */
export type MenuName = ButtonMenuName | 'spot'

type Effect =
  | {
      readonly run: (context: CommandContext) => void
      /**
       * Returns a function that restores the data from before `run`, for a command that changes data. Not needed for
       * changes through `progress.ts`, `pins.ts`, `shown-filters.ts` and `route-store.ts`: they record undo steps.
       */
      readonly inverse?: (context: CommandContext) => () => void
      readonly dialog?: undefined
    }
  | { readonly dialog: FunctionComponent<CommandDialogProps> }

export interface CommandContext {
  /** `null` while the world loads. */
  readonly world: LoadedWorld | null
  /** The menu in which the player has chosen the command; `null` for a key. */
  readonly menu: MenuName | null
  /** Point of the map for which the menu is open; `null` for other menus and for keys. */
  readonly spot: Spot | null
  /** Element that gets the focus back after a dialog. */
  readonly returnTo: { readonly current: HTMLElement | null }
}

export interface CommandDialogProps extends Pick<CommandContext, 'returnTo'> {
  readonly world: LoadedWorld
  readonly onClose: () => void
}

export function runCommand(command: Command, context: CommandContext): void {
  if (command.dialog) {
    openDialog({ kind: 'command', id: command.id, returnTo: context.returnTo })
    return
  }
  const { run, inverse } = command
  const undo = inverse?.(context)
  run(context)
  if (undo) recordUndoStep('command', undo, { capture: () => () => run(context) })
}

/** Runs code of a chunk that a command loads first. Tells the player if the chunk is missing. */
export function loadAndRun(work: () => Promise<unknown>): void {
  loadChunk(work).catch(notifyPartFailed)
}
