import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'

/** True if this browser has wake locks, although the types say that all do. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Keeps the screen on while the page is visible and the player wants it. @returns a function that stops this */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  /** Increases with each update, so that a late answer to an earlier request is recognised. */
  let latestRequest = 0

  const release = () => {
    const heldLock = lock
    lock = null
    heldLock?.release().catch(() => undefined)
  }
  const update = async () => {
    latestRequest += 1
    const request = latestRequest
    if (!useSettings.getState().keepAwake) {
      release()
      useLive.setState({ awake: 'off' })
      return
    }
    // The browser releases the lock when the page is hidden, so request it again when it becomes visible.
    if (!canKeepAwake() || document.visibilityState !== 'visible' || (lock && !lock.released))
      return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (request === latestRequest) {
        lock = granted
        useLive.setState({ awake: 'on' })
      } else await granted.release()
    } catch {
      if (request === latestRequest) useLive.setState({ awake: 'refused' })
    }
  }
  const requestUpdate = () => void update()
  const stopSettings = useSettings.subscribe(({ keepAwake }, before) => {
    if (keepAwake !== before.keepAwake) requestUpdate()
  })
  document.addEventListener('visibilitychange', requestUpdate)
  requestUpdate()
  return () => {
    latestRequest += 1
    stopSettings()
    document.removeEventListener('visibilitychange', requestUpdate)
    release()
    useLive.setState({ awake: 'off' })
  }
}
