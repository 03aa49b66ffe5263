import type { Coordinate } from '../../geometry/coordinates.ts'
import { createClamp } from '../../geometry/extent.ts'
import { simplifyStroke } from '../../records/shape.ts'
import type { ShapeGlyph } from '../../records/pin.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { openPinForm } from './pin-editing.ts'
import { addPin } from './pins.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { useViewport } from '../viewport/viewport-store.ts'

/** Moves points outside the world to its edge. Drops points that make no difference at the current zoom. */
export function keepShape(
  glyph: ShapeGlyph,
  points: readonly Coordinate[],
  { extent, scale }: Pick<LoadedWorld, 'extent' | 'scale'>,
): void {
  const { position } = useViewport.getState()
  const pixel = position ? scale.resolutionAt(position.zoom) : 0
  const [first, ...stops] = simplifyStroke(points.map(createClamp(extent)), pixel)
  if (!first) return
  const title = laterMessages.shapes.names[glyph]
  openPinForm(addPin({ x: first[0], y: first[1], stops, title, note: '', glyph }).id)
}
