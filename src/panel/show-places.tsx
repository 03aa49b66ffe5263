import { messages } from '../messages/messages.ts'
import { useShownAmount } from '../stores/markers/shown-amount.ts'
import { useWorld } from '../stores/world/world-context.tsx'
import { Button } from '../ui/button.tsx'
import { uncoverMap } from './uncover-map.ts'

/** Where the panel fills the screen: back to the map, with what the filters show. */
export function ShowPlaces() {
  const shown = useShownAmount(useWorld())
  return (
    <Button look="primary" className="grow md:hidden" onClick={uncoverMap}>
      {messages.panel.showPlaces(shown)}
    </Button>
  )
}
