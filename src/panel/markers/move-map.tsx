import { useRef } from 'react'
import type { MapPosition } from '../../domain/world/view/coordinates.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { useRestingPosition } from '../../stores/world/last-position.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { rovingFocus, rovingStop } from '../../ui/keys/roving-focus.ts'

const texts = laterMessages.list

/** Each side with the way there in steps, right and up. */
const sides = [
  ['north', 0, 1],
  ['west', -1, 0],
  ['east', 1, 0],
  ['south', 0, -1],
] as const

/** Moves the map from where what it shows is read. */
export function MoveMap() {
  const { scale } = useWorld()
  const zoom = useRestingPosition(({ position }) => position?.zoom)

  /** Where the last press leads, and where the map rested then: it may still be on its way. */
  const last = useRef<{ readonly from: MapPosition; readonly to: MapPosition }>(undefined)

  function go(right: number, up: number, levels: number): void {
    const { position: from } = useRestingPosition.getState()
    if (!from) return
    const { coordinates, zoom } = last.current?.from === from ? last.current.to : from
    const [x, y] = coordinates
    const step = (Math.min(window.innerWidth, window.innerHeight) / 3) * scale.resolutionAt(zoom)
    const to: MapPosition = {
      coordinates: [x + right * step, y + up * step],
      zoom: scale.within(zoom + levels),
    }
    last.current = { from, to }
    useRestingPosition.setState({ asked: { position: to } })
  }

  return (
    <div ref={rovingFocus} role="group" aria-label={texts.move} className="flex flex-wrap gap-1.5">
      {sides.map(([side, right, up]) => (
        <Button key={side} {...rovingStop} onClick={() => go(right, up, 0)}>
          {texts.sides[side]}
        </Button>
      ))}
      <Button {...rovingStop} aria-disabled={zoom === scale.zooms.max} onClick={() => go(0, 0, 1)}>
        {texts.closer}
      </Button>
      <Button {...rovingStop} aria-disabled={zoom === scale.zooms.min} onClick={() => go(0, 0, -1)}>
        {texts.farther}
      </Button>
    </div>
  )
}
