import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'

/** True if this browser has wake locks, although the types say that all do. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Keeps the screen on while the page is visible and the player wants it. @returns a function that stops this */
export function watchScreen(): () => void {
  let lock: WakeLockSentinel | null = null
  /** Increases with each update, so that a late answer to an earlier request is recognised. */
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
    // The browser releases the lock when the page is hidden, so request it again when it becomes visible.
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
