import './edge-arrow.css'
import { useLayoutEffect, useRef } from 'react'
import { passFocusToMap } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapEngine } from '../../map/map-engine.ts'
import { Icon } from '../../ui/icon.tsx'
import { showArrow } from './show-arrow.ts'

export interface EdgeArrowProps {
  readonly world: LoadedWorld
  readonly engine: () => MapEngine | undefined
  /** Element that fills the map. */
  readonly map: React.RefObject<HTMLElement | null>
  readonly prefersStillness: () => boolean
}

/** An arrow at the edge of the map to something out of view, with the distance. Pressing it flies there. */
export function EdgeArrow({ world, engine, map, prefersStillness }: EdgeArrowProps) {
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const glyph = useRef<HTMLSpanElement>(null)
  const distance = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const drawing = engine()
    const elements = [area.current, button.current, glyph.current, distance.current] as const
    const [inArea, inButton, inGlyph, inDistance] = elements
    if (!drawing || !map.current || !inArea || !inButton || !inGlyph || !inDistance)
      return undefined
    return showArrow(
      { area: inArea, button: inButton, glyph: inGlyph, distance: inDistance },
      { engine: drawing, map: map.current, world, prefersStillness },
    )
  }, [world, engine, map, prefersStillness])
  return (
    <div ref={area} className="edge-arrow-area">
      <div ref={passFocusToMap}>
        <button ref={button} type="button" hidden className="edge-arrow map-control">
          <span ref={glyph} className="edge-arrow-glyph">
            <Icon name="arrow" />
          </span>
          <span ref={distance} className="tabular" />
        </button>
      </div>
    </div>
  )
}
