import type Layer from 'ol/layer/Layer.js'
import { isTypeVisible } from '../../../domain/filtering.ts'
import type { Coordinate, Marker } from '../../../domain/marker.ts'
import type { MarkerType } from '../../../domain/marker-type.ts'
import type { MapContent } from '../map-engine.ts'
import { selectedScale } from './badge.ts'
import { BadgeAtlas } from './badge-atlas.ts'
import { createCanvasLayer, type Motion } from './canvas-layer.ts'
import type { GlyphSprite } from './glyph-sprite.ts'
import { frameExtent, MarkerPicture, paintMarkers, type Frame } from './marker-picture.ts'
import { MarkerSet } from './marker-set.ts'

/**
 * Up to so many device pixels of badges are drawn afresh in every frame, so that they keep their size and
 * stay sharp while the view moves. About 4 ms without a GPU.
 */
const directPixels = 1_500_000

/** Above that a picture larger than the view is moved, and painted anew by so much a frame. */
const pixelsPerFrame = { moving: 1_000_000, still: 8_000_000 } as const

/** The picture's size as a multiple of the view's. */
const pictureRatio = 1.5

/** Clicks this far outside a small badge still hit it, in CSS pixels: a finger is not a needle. */
const slack = 6

/** Draws the markers and finds the one under a point. */
export class MarkerLayer {
  readonly layer: Layer
  readonly #atlas: BadgeAtlas
  readonly #types: readonly MarkerType[]
  readonly #set: MarkerSet
  #content: MapContent | undefined
  #selected: Marker | null = null
  #markerSize = 0
  #shown: MarkerPicture | undefined
  #coming: MarkerPicture | undefined
  #outdated = true
  #lastResolution = 0

  constructor(markers: readonly Marker[], types: readonly MarkerType[]) {
    this.#types = types
    this.#atlas = new BadgeAtlas(types)
    this.#set = new MarkerSet(markers, (id) => this.#atlas.typeIndex(id))
    this.layer = createCanvasLayer((context, frame, motion) => this.#draw(context, frame, motion))
  }

  setSprite(sprite: GlyphSprite): void {
    this.#atlas.setSprite(sprite)
    this.#invalidate()
  }

  setContent(content: MapContent): void {
    const before = this.#content
    this.#content = content
    this.#selected = content.selected
    if (
      before?.visibleTypes !== content.visibleTypes ||
      before.discovered !== content.discovered ||
      before.visited !== content.visited
    ) {
      const { visibleTypes, discovered, visited } = content
      const typeVisible = this.#types.map(({ id }) => isTypeVisible(visibleTypes, id))
      this.#set.setLooks({ typeVisible, discovered, visited })
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
    const radius = (this.#markerSize / 2) * resolution
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

  #invalidate(): void {
    this.#outdated = true
    this.#coming = undefined
    this.layer.changed()
  }

  #draw(context: CanvasRenderingContext2D, frame: Frame, { moving }: Motion): boolean {
    this.#atlas.setSize(this.#markerSize * frame.pixelRatio)
    const unfinished = this.#drawCrowdOrAll(context, frame, moving)
    this.#drawSelected(context, frame)
    this.#lastResolution = frame.resolution
    return unfinished
  }

  /** @returns whether there is more to paint. */
  #drawCrowdOrAll(context: CanvasRenderingContext2D, frame: Frame, moving: boolean): boolean {
    const inView = this.#set.within(frameExtent(frame, this.#markerSize))
    if (inView.length * (this.#markerSize * frame.pixelRatio) ** 2 <= directPixels) {
      this.#shown = this.#coming = undefined
      this.#outdated = true
      paintMarkers(context, frame, this.#set, this.#atlas, inView)
      return false
    }
    this.#preparePicture(frame, moving)
    if (this.#coming) {
      this.#coming.paint(moving ? pixelsPerFrame.moving : pixelsPerFrame.still)
      if (this.#coming.finished) {
        this.#shown = this.#coming
        this.#coming = undefined
      }
    }
    if (this.#shown) drawMoved(context, frame, this.#shown)
    return this.#coming !== undefined
  }

  #preparePicture(frame: Frame, moving: boolean): void {
    const zooming = moving && frame.resolution !== this.#lastResolution
    const shown = this.#shown?.frame
    const fits = !this.#outdated && shown && covers(shown, frame)
    if (fits || this.#coming || (zooming && shown)) return
    const size = [frame.size[0] * pictureRatio, frame.size[1] * pictureRatio] as const
    this.#coming = new MarkerPicture(this.#set, this.#atlas, { ...frame, size }, this.#markerSize)
    this.#outdated = false
  }

  #drawSelected(context: CanvasRenderingContext2D, frame: Frame): void {
    const marker = this.#selected
    if (!marker) return
    const scale = frame.pixelRatio / frame.resolution
    const { canvas, half } = this.#atlas.picture(this.#atlas.typeIndex(marker.locationType), {
      discovered: this.#content?.discovered.has(marker.id) ?? false,
      visited: true,
      selected: true,
    })
    const x = context.canvas.width / 2 + (marker.coordinate[0] - frame.centre[0]) * scale
    const y = context.canvas.height / 2 - (marker.coordinate[1] - frame.centre[1]) * scale
    context.drawImage(canvas, Math.round(x) - half, Math.round(y) - half)
  }
}

/** Whether a picture is sharp for a view and holds all of it, with a little to spare for the next frames. */
function covers(picture: Frame, view: Frame): boolean {
  if (picture.resolution !== view.resolution || picture.pixelRatio !== view.pixelRatio) return false
  return [0, 1].every((axis) => {
    const spare = ((picture.size[axis] ?? 0) - (view.size[axis] ?? 0)) / 2
    const moved = Math.abs((picture.centre[axis] ?? 0) - (view.centre[axis] ?? 0))
    return moved / view.resolution <= spare * 0.6
  })
}

function drawMoved(context: CanvasRenderingContext2D, view: Frame, picture: MarkerPicture): void {
  const { centre, resolution } = picture.frame
  const scale = (resolution / view.resolution) * (view.pixelRatio / picture.frame.pixelRatio)
  const width = picture.canvas.width * scale
  const height = picture.canvas.height * scale
  const perUnit = view.pixelRatio / view.resolution
  const x = context.canvas.width / 2 + (centre[0] - view.centre[0]) * perUnit - width / 2
  const y = context.canvas.height / 2 - (centre[1] - view.centre[1]) * perUnit - height / 2
  if (scale === 1) context.drawImage(picture.canvas, Math.round(x), Math.round(y))
  else context.drawImage(picture.canvas, x, y, width, height)
}
