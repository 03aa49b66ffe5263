import { useEffect, useRef, useState } from 'react'
import { laterMessages } from '../../messages/later-messages.ts'
import { markerSizeRange, useSettings } from '../../stores/settings/settings.ts'
import { useDebounced } from '../../ui/debounce.ts'
import { Slider } from '../../ui/fields/slider.tsx'

/** Milliseconds for which the slider must rest before the map is drawn anew. */
export const markerSizeDebounce = 350

export function MarkerSize() {
  const markerSize = useSettings((state) => state.markerSize)
  const [chosen, setChosen] = useState(markerSize)
  const settled = useDebounced(chosen, markerSizeDebounce)

  useEffect(() => {
    if (settled !== useSettings.getState().markerSize) useSettings.setState({ markerSize: settled })
  }, [settled])

  // Closing the dialog within the pause must not lose the choice.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(() => () => void useSettings.setState({ markerSize: latest.current }), [])

  return (
    <section className="grid gap-1">
      <h3 className="flex items-baseline justify-between gap-4 font-medium">
        <span>{laterMessages.settings.markerSizeHeading}</span>
        <span className="text-sm text-vellum-soft tabular-nums">
          {laterMessages.settings.pixels(chosen)}
        </span>
      </h3>
      <Slider
        label={laterMessages.settings.markerSize}
        value={chosen}
        min={markerSizeRange.min}
        max={markerSizeRange.max}
        valueText={laterMessages.settings.pixels(chosen)}
        onValueChange={setChosen}
      />
    </section>
  )
}
