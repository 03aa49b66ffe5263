import { useState } from 'react'
import { messages } from '../../../i18n/generated/first.ts'
import { useSmallScreen } from '../../../ui/screen-size.ts'
import { focusMap } from '../../viewport/map-view.ts'
import type { Update } from '../offline-state.ts'
import { changeOver, useOffline } from '../offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { Button } from '../../../ui/button.tsx'

/** Says that a newer version of the map is there. It waits for as long as the player likes. */
export function UpdateNotice() {
  const update = useOffline((state) => state.update)
  const [later, setLater] = useState<Update | null>(null)
  // A panel over the whole screen is modal: the notice comes when the map is seen again.
  const panelOpen = useSettings((state) => state.panelOpen)
  const isBehindPanel = useSmallScreen() && panelOpen

  function putOff(what: Update): void {
    setLater(what)
    // The button with the focus goes.
    focusMap()
  }

  return (
    <div aria-live="polite">
      {update && update !== later && !isBehindPanel && (
        <section aria-label={messages.update.label} className="notice map-control">
          <p className="min-w-0 grow">{messages.update[update]}</p>
          <Button appearance="primary" onClick={() => void changeOver()}>
            {messages.update.reload}
          </Button>
          <Button onClick={() => putOff(update)}>{messages.update.later}</Button>
        </section>
      )}
    </div>
  )
}
