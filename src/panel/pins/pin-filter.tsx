import { useId } from 'react'
import { messages } from '../../messages/messages.ts'
import { useNotes, usePins } from '../../stores/pins/pins.ts'
import { useProgressView } from '../../stores/progress/progress-view.ts'
import { changeFilters, usePinsShown } from '../../stores/markers/shown-filters.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rovingStop } from '../../ui/keys/roving-focus.ts'

const texts = messages.pins

/** The player's own pins as a category: its heading shows and hides them, its button lists them. */
export function PinFilter() {
  const id = useId()
  const amount = usePins().length
  const notes = useNotes().size
  const shown = usePinsShown()
  return (
    <div>
      <h2>
        <button
          type="button"
          {...rovingStop}
          aria-label={texts.heading}
          aria-describedby={id}
          aria-pressed={shown}
          onClick={() => changeFilters({ showPins: !shown })}
          className="group flex min-h-11 w-full items-center gap-3 text-left"
        >
          <span className="font-display text-xl text-gold-bright group-hover:text-vellum">
            {texts.heading}
          </span>
          <span aria-hidden="true" className="h-px grow bg-line group-hover:bg-gold" />
          <span
            id={id}
            aria-hidden="true"
            className="tally-text text-sm text-vellum-soft tabular-nums"
          >
            {texts.state(amount, shown)}
          </span>
        </button>
      </h2>
      {amount + notes === 0 ? (
        <p className="text-sm text-vellum-soft">
          <span className="for-fingers">{texts.howToByFinger}</span>
          <span className="for-keys">
            <span>{texts.howTo}</span> <span>{texts.howToByKeys}</span>
          </span>
        </p>
      ) : (
        <Button
          {...rovingStop}
          className="w-full"
          onClick={() => useProgressView.setState({ tab: 'pins' })}
        >
          <Icon name="pin" />
          {texts.showList}
        </Button>
      )}
    </div>
  )
}
