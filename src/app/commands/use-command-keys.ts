import { useEffect } from 'react'
import { useSettings } from '../../features/settings/settings.ts'
import { mapToFocus } from '../../features/viewport/map-view.ts'
import { useWorldIfLoaded } from '../../features/worlds/world-context.tsx'
import { commandKey, isCombination, isSingleKey, watchTyping } from '../../ui/keys/key-commands.ts'
import { runCommand, type Command } from './command.ts'
import { commands } from './registry.ts'

/** Listens for the keys of all commands. `key-commands.ts` decides which key presses are free for them. */
export function useCommandKeys(): void {
  const world = useWorldIfLoaded()
  useEffect(watchTyping, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const returnTo = { current: document.activeElement as HTMLElement | null }
      const context = { world, menu: null, spot: null, returnTo }
      const command = commands.find(
        (each) => isPressed(each, event) && (each.isAvailable?.(context) ?? true),
      )
      if (!command) return
      event.preventDefault()
      // Repeats of a single key would open and close the panel many times a second.
      if (!event.repeat || hasCombination(command)) runCommand(command, context)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [world])
}

function isPressed({ keys = [], keysOn }: Command, event: KeyboardEvent): boolean {
  return keys.some((together) => {
    if (together.length > 1) return isCombination(event, together)
    if (together[0] !== commandKey(event) || !isSingleKey(event)) return false
    return keysOn === 'map' ? event.target === mapToFocus() : useSettings.getState().shortcuts
  })
}

/** Whether a command has keys that are pressed together. The player can't switch these off. */
export function hasCombination({ keys = [] }: Command): boolean {
  return keys.some((together) => together.length > 1)
}
