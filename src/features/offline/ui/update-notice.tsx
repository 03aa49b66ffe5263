import { useEffect, useState } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useSmallScreen } from '../../../ui/screen-size.ts'
import { focusMap } from '../../viewport/map-view.ts'
import type { Update } from '../offline-state.ts'
import { switchToNewerVersion, useOffline } from '../offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { Button } from '../../../ui/button.tsx'

/** Announces a newer version. Waits for the player, and for whatever a reload would interrupt. */
export function UpdateNotice() {
  const update = useOffline((state) => state.update)
  const hold = useOffline((state) => state.hold)
  const [accepted, setAccepted] = useState(false)
  const [later, setLater] = useState<Update | null>(null)
  // A panel that covers the whole screen is modal, so wait until the map is visible again.
  const panelOpen = useSettings((state) => state.panelOpen)
  const isBehindPanel = useSmallScreen() && panelOpen

  useEffect(() => {
    if (!accepted) return undefined
    return useOffline.subscribe((state) => {
      if (state.hold) return
      setAccepted(false)
      void switchToNewerVersion()
    })
  }, [accepted])

  function postpone(what: Update): void {
    setAccepted(false)
    setLater(what)
    // The button that has the focus disappears.
    focusMap()
  }

  return (
    <div aria-live="polite">
      {update && update !== later && !isBehindPanel && (
        <section aria-label={laterMessages.update.label} className="notice map-control">
          <p className="min-w-0 grow">
            {laterMessages.update[update]} {hold?.()}
          </p>
          {/* Stays in place when pressed, so that it keeps the focus. */}
          <Button
            appearance="primary"
            aria-disabled={accepted || undefined}
            onClick={() => (hold ? setAccepted(true) : void switchToNewerVersion())}
          >
            {laterMessages.update.reload}
          </Button>
          <Button onClick={() => postpone(update)}>{laterMessages.update.later}</Button>
        </section>
      )}
    </div>
  )
}
