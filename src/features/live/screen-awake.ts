import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'

/** Whether this browser has it at all, whatever the types say. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Keeps the screen on while the page is seen and the player wants it. @returns what stops it */
export function watchScreen(): () => void {
  let lock: WakeLockSentinel | null = null
  /** Counts up, so that an answer that comes too late is known. */
  let turn = 0

  const release = () => {
    const held = lock
    lock = null
    held?.release().catch(() => undefined)
  }
  const update = async () => {
    turn += 1
    const asked = turn
    if (!useSettings.getState().keepAwake) {
      release()
      useLive.setState({ awake: 'off' })
      return
    }
    // The browser lets go of it when the page is out of sight.
    if (!canKeepAwake() || document.visibilityState !== 'visible' || (lock && !lock.released))
      return
    try {
      const taken = await navigator.wakeLock.request('screen')
      if (asked === turn) {
        lock = taken
        useLive.setState({ awake: 'on' })
      } else await taken.release()
    } catch {
      if (asked === turn) useLive.setState({ awake: 'refused' })
    }
  }
  const changed = () => void update()
  const stopSettings = useSettings.subscribe(({ keepAwake }, before) => {
    if (keepAwake !== before.keepAwake) changed()
  })
  document.addEventListener('visibilitychange', changed)
  changed()
  return () => {
    turn += 1
    stopSettings()
    document.removeEventListener('visibilitychange', changed)
    release()
    useLive.setState({ awake: 'off' })
  }
}
