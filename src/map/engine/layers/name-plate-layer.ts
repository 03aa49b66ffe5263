import type Layer from 'ol/layer/Layer.js'
import { isTypeVisible } from '../../../domain/filtering.ts'
import type { Coordinate } from '../../../domain/marker.ts'
import {
  markerPlateResolution,
  namePlates,
  placedPlates,
  type Box,
  type NamePlate,
} from '../../../domain/name-plates.ts'
import type { World } from '../../../domain/world.ts'
import type { MapContent } from '../map-engine.ts'
import { selectedScale } from './badge.ts'
import { createCanvasLayer } from './canvas-layer.ts'
import { frameExtent, type Frame } from './marker-picture.ts'
import { paintPlate, plateFonts, type PlatePicture } from './plate-picture.ts'

/** Writes names on the map. */
export class NamePlateLayer {
  readonly layer: Layer
  readonly #plates: readonly NamePlate[]
  readonly #pictures = new Map<NamePlate, PlatePicture>()
  #pixelRatio = 0
  #content: MapContent | undefined
  #placed: readonly NamePlate[] = []
  #placedFor: readonly unknown[] = []

  constructor(world: Pick<World, 'places' | 'markers'>) {
    this.#plates = namePlates(world.places, world.markers)
    this.layer = createCanvasLayer((context, frame) => {
      this.#draw(context, frame)
      return false
    })
    void this.#redrawWithFonts()
  }

  setContent(content: MapContent): void {
    this.#content = content
    this.layer.changed()
  }

  /** A canvas does not redraw itself when its typeface arrives. */
  async #redrawWithFonts(): Promise<void> {
    await Promise.allSettled(plateFonts.map((font) => document.fonts.load(font)))
    this.#pictures.clear()
    this.#placedFor = []
    this.layer.changed()
  }

  #draw(context: CanvasRenderingContext2D, frame: Frame): void {
    const content = this.#content
    if (!content?.showNamePlates) return
    if (frame.pixelRatio !== this.#pixelRatio) {
      this.#pixelRatio = frame.pixelRatio
      this.#pictures.clear()
    }
    this.#place(content, frame.resolution)
    const [minX, minY, maxX, maxY] = frameExtent(frame, 200)
    const scale = frame.pixelRatio / frame.resolution
    for (const plate of this.#placed) {
      const [x, y] = plate.coordinate
      if (x < minX || x > maxX || y < minY || y > maxY) continue
      const { left, top } = this.#box(plate, frame.resolution, content.markerSize)
      const { canvas } = this.#picture(plate)
      context.drawImage(
        canvas,
        Math.round(context.canvas.width / 2 - frame.centre[0] * scale + left * frame.pixelRatio),
        Math.round(context.canvas.height / 2 + frame.centre[1] * scale + top * frame.pixelRatio),
      )
    }
  }

  #place(content: MapContent, resolution: number): void {
    const { visibleTypes, selected, markerSize } = content
    const placedFor = [visibleTypes, selected, markerSize, resolution]
    if (placedFor.every((value, index) => value === this.#placedFor[index])) return
    this.#placedFor = placedFor
    const near = resolution <= markerPlateResolution
    // A hidden marker's name would point at nothing.
    const candidates = this.#plates.filter(
      ({ marker }) =>
        !marker ||
        (near && (marker === selected || isTypeVisible(visibleTypes, marker.locationType))),
    )
    this.#placed = placedPlates(
      candidates,
      (plate) => this.#box(plate, resolution, markerSize),
      selected ? [badgeBox(selected.coordinate, resolution, markerSize * selectedScale)] : [],
    )
  }

  /** Settlements' names stand on the settlement, markers' names below their badge. */
  #box(plate: NamePlate, resolution: number, markerSize: number): Box {
    const { width, height } = this.#picture(plate)
    const x = plate.coordinate[0] / resolution
    const y = -plate.coordinate[1] / resolution
    const top = plate.rank === 'marker' ? y + markerSize / 2 + 3 : y - height / 2
    return { left: x - width / 2, top, right: x + width / 2, bottom: top + height }
  }

  #picture(plate: NamePlate): PlatePicture {
    let picture = this.#pictures.get(plate)
    if (!picture) {
      picture = paintPlate(plate, this.#pixelRatio || 1)
      this.#pictures.set(plate, picture)
    }
    return picture
  }
}

function badgeBox([x, y]: Coordinate, resolution: number, size: number): Box {
  const [left, top] = [x / resolution - size / 2, -y / resolution - size / 2]
  return { left, top, right: left + size, bottom: top + size }
}
