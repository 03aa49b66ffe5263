import { useWorldIfLoaded } from '../../features/worlds/world-context.tsx'
import { useCommandDialog } from './command.ts'
import { commands } from './registry.ts'

/** Shows the dialog of the command that was run last. */
export function CommandDialog() {
  const world = useWorldIfLoaded()
  const asked = useCommandDialog((state) => state.asked)
  const Dialog = commands.find(({ id }) => id === asked?.id)?.dialog
  if (!asked || !world || !Dialog) return null
  return (
    <Dialog
      key={asked.id}
      world={world}
      returnTo={asked.returnTo}
      onClose={() => useCommandDialog.setState({ asked: null })}
    />
  )
}
