import type { Coordinate } from '../../../geometry/coordinates.ts'
import { overlaps } from '../../../geometry/extent.ts'
import { pinColourCodes } from '../../../records/pin-drawings.ts'
import type { Pin } from '../../../records/pin.ts'
import { distanceToShape, shapeOf, type Shape } from '../../../records/shape.ts'
import { selectedPin, selectedPinOnMap, shownPins } from '../../filters/shown-pins.ts'
import { onShownTypes } from '../../filters/shown-filters.ts'
import { registeredTools, toolOfClicks } from '../../viewport/toolbox.ts'
import { usePinEditing } from '../pin-editing.ts'
import { useProgress } from '../../progress/progress.ts'
import { useOpened } from '../../card/opened.ts'
import { createCanvasLayer, type MapItem, type MapLayer } from '../../../map/layers/map-layer.ts'
import { toScreen, viewportExtent } from '../../../map/layers/viewport.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { paintShape } from './paint-shapes.ts'

/** Shows the player's lines and areas below the markers, with clickable lines. @returns a function that removes them */
export function showShapes(engine: Pick<MapEngine, 'addLayer'>): () => void {
  const layer = new ShapeLayer()
  const update = () => layer.show(shownPins(), selectedPin(), selectedPinOnMap())
  const stops = [
    engine.addLayer(layer.layer, 'land'),
    useProgress.subscribe(update),
    onShownTypes(update),
    useOpened.subscribe(update),
    usePinEditing.subscribe(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** Half of the widest line in CSS pixels, rounded up. A line can reach into a view that holds none of its points. */
const overhang = 5

class ShapeLayer {
  readonly layer: MapLayer
  /** Cached shapes. A changed pin is a new object, so entries never become outdated. */
  readonly #shapes = new WeakMap<Pin, Shape | null>()
  #given: readonly unknown[] = []
  /** Shapes in drawing order. The selected one comes last. */
  #shown: readonly Shape[] = []
  #selected: Shape | null = null

  constructor() {
    const layer = createCanvasLayer(
      () => (this.#shown.length > 0 ? this.#shown : null),
      (context, viewport) => {
        const inView = viewportExtent(viewport, overhang)
        const at = (point: Coordinate) => toScreen(point, viewport)
        for (const shape of this.#shown) {
          if (!overlaps(shape.extent, inView)) continue
          const colour = pinColourCodes[shape.pin.colour]
          paintShape(context, { ...shape, colour }, at, shape === this.#selected)
        }
      },
    )
    layer.itemAt = (point, reach) => this.#itemAt(point, reach)
    this.layer = layer
  }

  /**
   * @param kept the selected pin as stored
   * @param seen the same pin with unsaved changes, for example of its position
   */
  show(pins: readonly Pin[], kept: Pin | null, seen: Pin | null): void {
    const given = [pins, kept, seen]
    if (given.every((one, at) => one === this.#given[at])) return
    this.#given = given
    const others = pins.filter(({ id }) => id !== kept?.id).flatMap((pin) => this.#of(pin) ?? [])
    const shape = kept && this.#of(kept)
    this.#selected = shape && seen && seen !== kept ? movedTo(shape, seen) : shape
    this.#shown = this.#selected ? [...others, this.#selected] : others
    this.layer.changed()
  }

  #of(pin: Pin): Shape | null {
    const known = this.#shapes.get(pin)
    if (known !== undefined) return known
    const shape = shapeOf(pin) ?? null
    this.#shapes.set(pin, shape)
    return shape
  }

  /** Returns the shape with the nearest line, or `undefined` while a tool handles clicks. @param reach world units */
  #itemAt(point: Coordinate, reach: number): MapItem | undefined {
    if (toolOfClicks(registeredTools())) return undefined
    let nearest: Pin | undefined
    let least = reach
    for (const shape of this.#shown) {
      const away = distanceToShape(point, shape, reach)
      if (away > least) continue
      least = away
      nearest = shape.pin
    }
    return nearest && { id: nearest.id, coordinate: [nearest.x, nearest.y] }
  }
}

function movedTo({ points, extent, closed, pin: from }: Shape, pin: Pin): Shape {
  const [right, up] = [pin.x - from.x, pin.y - from.y]
  const [minX, minY, maxX, maxY] = extent
  return {
    pin,
    closed,
    points: points.map(([x, y]) => [x + right, y + up]),
    extent: [minX + right, minY + up, maxX + right, maxY + up],
  }
}
