import { isTypeVisible } from '../../../domain/markers/filters/filtering.ts'
import type { Marker } from '../../../domain/markers/marker.ts'
import type { Coordinate } from '../../../domain/world/coordinates.ts'
import type { MarkerType } from '../../../domain/markers/marker-type.ts'
import { badgeSizeAt } from '../../../domain/markers/badge-size.ts'
import type { Scale, ScaledWorld } from '../../../domain/world/scale.ts'
import type { MapContent } from '../map-engine.ts'
import { selectedScale } from './points/badge.ts'
import { BadgeAtlas } from './points/badge-atlas.ts'
import { createElementLayer, type MapLayer } from './element-layer.ts'
import { moveTo, toScreen, type Frame } from './frame.ts'
import { MarkerSet } from './points/marker-set.ts'
import type { PinSet } from './points/pin-set.ts'
import { PointPictures } from './points/point-pictures.ts'
import { stacked, type SymbolPicture } from './points/point-source.ts'
import { paintCanvas } from './points/painted-canvas.ts'

/** However small a badge is, so many CSS pixels of it can be hit. */
const smallestTarget = 24

/** While the zoom changes, badges are drawn from pictures of another size, so much too large or too small at most. */
const mostStretch = 1.5

/** Clicks this far outside a small badge still hit it, in CSS pixels: a finger is not a needle. */
const slack = 6

/**
 * Draws the markers, finds the one under a point, and draws the player's own pins over them: one picture of
 * both costs a frame less than two.
 */
export class MarkerLayer {
  readonly layer: MapLayer
  readonly #atlas: BadgeAtlas
  readonly #types: readonly MarkerType[]
  readonly #scale: Scale
  readonly #set: MarkerSet
  readonly #pins: PinSet
  readonly #pictures: PointPictures
  readonly #element = document.createElement('div')
  #content: MapContent | undefined
  #selected: Marker | null = null
  #selectedBadge: HTMLCanvasElement | undefined
  #selectedPicture: SymbolPicture | undefined
  #markerSize = 0
  /** The size of the atlas' badges in CSS pixels, and how many times as large they are drawn. */
  #atlasSize = 0
  #stretch = 1

  /** @param onShown called when all markers in view are painted */
  constructor(
    world: Pick<ScaledWorld, 'markers' | 'types' | 'glyphs' | 'categories' | 'scale'>,
    pins: PinSet,
    onShown: () => void,
  ) {
    const { markers, types, scale } = world
    this.#types = types
    this.#scale = scale
    this.#atlas = new BadgeAtlas(world)
    const set = new MarkerSet(markers, (id) => this.#atlas.typeIndex(id), types)
    this.#set = set
    this.#pins = pins
    const points = stacked(
      {
        size: set.size,
        x: (position) => set.x(position),
        y: (position) => set.y(position),
        picture: (position) => set.picture(position, this.#atlas),
        stretch: () => this.#stretch,
        within: (extent) => set.within(extent),
        hasMoreWithin: (extent, limit) => set.hasMoreWithin(extent, limit),
      },
      pins,
    )
    this.#pictures = new PointPictures(points)
    this.#element.append(this.#pictures.element)
    this.layer = createElementLayer(this.#element, (frame, motion) => {
      const size = this.#sizeAt(frame.resolution)
      this.#setAtlas(size, frame.pixelRatio, motion.zooming)
      this.#pins.setSize(size, frame.pixelRatio)
      const unfinished = this.#pictures.draw(frame, motion, size)
      this.#drawSelected(frame)
      if (this.#pictures.covers(frame)) onShown()
      return unfinished
    })
  }

  /** From now on what lies around the view is painted as well, for when it moves. */
  paintAhead(): void {
    this.#pictures.paintAhead()
    this.layer.changed()
  }

  setContent(content: MapContent): void {
    const before = this.#content
    this.#content = content
    this.#selected = content.selected
    if (
      before?.visibleTypes !== content.visibleTypes ||
      before.hidden !== content.hidden ||
      before.discovered !== content.discovered ||
      before.visited !== content.visited
    ) {
      const { visibleTypes, hidden, discovered, visited } = content
      const typeVisible = this.#types.map(({ id }) => isTypeVisible(visibleTypes, id))
      this.#set.setLooks({ typeVisible, hidden, discovered, visited })
      this.#invalidate()
    }
    if (this.#pins.changed()) this.#invalidate()
    if (before?.look !== content.look) {
      this.#atlas.setLook(content.look)
      this.#invalidate()
    }
    if (this.#markerSize !== content.markerSize) {
      this.#markerSize = content.markerSize
      this.#invalidate()
    }
    this.layer.changed()
  }

  /** The marker drawn at a point: the selected one first, then whichever lies on top. */
  markerAt(point: Coordinate, resolution: number): Marker | undefined {
    const radius = (Math.max(this.#sizeAt(resolution), smallestTarget) / 2) * resolution
    const selected = this.#selected
    if (selected) {
      const [x, y] = selected.coordinate
      if (Math.hypot(x - point[0], y - point[1]) <= radius * selectedScale) return selected
    }
    return this.#set.topmost(point, radius) ?? this.#set.nearest(point, radius + slack * resolution)
  }

  /** @param reach world units */
  nearest(point: Coordinate, reach: number): Marker | undefined {
    return this.#set.nearest(point, reach)
  }

  /** How wide badges are, in CSS pixels. @param resolution world units a CSS pixel */
  #sizeAt(resolution: number): number {
    return badgeSizeAt(this.#markerSize, this.#scale, resolution)
  }

  /** To paint forty badges anew for each size that passes would take longer than a frame. */
  #setAtlas(size: number, pixelRatio: number, passing: boolean): void {
    const stretch = size / this.#atlasSize
    const keep = passing && stretch < mostStretch && stretch > 1 / mostStretch
    if (!keep) this.#atlasSize = size
    this.#stretch = size / this.#atlasSize
    this.#atlas.setSize(this.#atlasSize, pixelRatio)
  }

  #invalidate(): void {
    this.#pictures.outdate()
    this.layer.changed()
  }

  /** An element of its own, which keeps its size while the zoom changes. */
  #drawSelected(frame: Frame): void {
    const marker = this.#selected
    if (!marker) {
      this.#selectedBadge?.remove()
      this.#selectedBadge = this.#selectedPicture = undefined
      return
    }
    const picture = this.#atlas.picture(this.#atlas.typeIndex(marker.locationType), {
      discovered: this.#content?.discovered.has(marker.id) ?? false,
      visited: true,
      selected: true,
    })
    if (this.#selectedPicture !== picture) {
      const { canvas } = picture
      const badge = paintCanvas(canvas.width, canvas.height, frame.pixelRatio, (context) =>
        context.drawImage(canvas, 0, 0),
      )
      badge.classList.add('map-sign')
      this.#selectedBadge?.remove()
      this.#element.append(badge)
      this.#selectedBadge = badge
      this.#selectedPicture = picture
    }
    const half = picture.left / frame.pixelRatio
    const [x, y] = toScreen(marker.coordinate, frame)
    if (!this.#selectedBadge) return
    const reach = half * this.#stretch
    moveTo(this.#selectedBadge, x - reach, y - reach, frame)
    if (this.#stretch !== 1) this.#selectedBadge.style.transform += ` scale(${this.#stretch})`
  }
}
