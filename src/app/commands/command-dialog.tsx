import { useEffect } from 'react'
import { useWorldIfLoaded } from '../../features/worlds/world-context.tsx'
import { useOpenedByCommands } from './command.ts'
import { commands } from './registry.ts'

/** Shows the dialog of the command that was run last. */
export function CommandDialog() {
  const world = useWorldIfLoaded()
  const asked = useOpenedByCommands((state) => state.asked)
  // The dialog must not open again when the player returns from another page.
  useEffect(() => close, [])
  const Dialog = commands.find(({ id }) => id === asked?.id)?.dialog
  if (!asked || !world || !Dialog) return null
  return <Dialog key={asked.id} world={world} returnTo={asked.returnTo} onClose={close} />
}

function close(): void {
  useOpenedByCommands.setState({ asked: null })
}
