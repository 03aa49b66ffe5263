import { useEffect } from 'react'
import { useSpotMenu } from '../../stores/world/spot-menu.ts'
import { isToolKey } from '../../ui/commands.ts'

/**
 * While a tool is used on the map, Escape leaves it and Backspace takes a step back, wherever the focus is but
 * in a dialog or a text.
 *
 * @param leave the same function in every rendering, as `stepBack` is
 */
export function useToolKeys(leave: () => void, stepBack: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isToolKey(event) || useSpotMenu.getState().spot) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') leave()
      else stepBack()
    }
    // Before the panel, which would close by Escape.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [leave, stepBack])
}
