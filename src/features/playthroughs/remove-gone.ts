import { useOpenPlaythrough } from '../../storage/open-playthrough.ts'
import { removePlaythrough } from '../progress/storage/playthroughs/remove-playthrough.ts'
import { whenIdle } from '../../core/when-idle.ts'
import { usePlaythroughs } from '../progress/playthroughs.ts'

/** In milliseconds. Meanwhile tabs that show one leave it, and have stored what they still had of it. */
const leavingTakes = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/** Removes what is stored of playthroughs that are gone. A page that is closed before leaves it to the next one. */
export function removeGone(): void {
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(remove), leavingTakes)
}

function remove(): void {
  const { key } = useOpenPlaythrough.getState()
  for (const { id, gone } of usePlaythroughs.getState().playthroughs) {
    if (gone && id !== key) removePlaythrough(id)
  }
}
