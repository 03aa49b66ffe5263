import type Layer from 'ol/layer/Layer.js'
import { isTypeVisible } from '../../../domain/filtering.ts'
import type { Coordinate, Marker } from '../../../domain/marker.ts'
import type { MarkerType } from '../../../domain/marker-type.ts'
import type { MapContent } from '../map-engine.ts'
import { selectedScale } from './badge.ts'
import { BadgeAtlas } from './badge-atlas.ts'
import { createElementLayer, type Motion } from './element-layer.ts'
import { frameExtent, moveTo, sameView, toScreen, type Frame } from './frame.ts'
import type { GlyphSprite } from './glyph-sprite.ts'
import { MarkerSet } from './marker-set.ts'
import type { PinSet } from './pin-set.ts'
import { paintPoints, placePicture, PointPicture } from './point-picture.ts'
import { stacked, type PointSource, type SymbolPicture } from './point-source.ts'

/**
 * Up to so many device pixels, of the canvas and the badges on it, are drawn afresh in every frame, so that
 * badges keep their size and stay sharp while the view moves. About 5 ms without a GPU.
 */
const directPixels = 2_600_000

/** Above that a picture larger than the view is moved and scaled, and painted anew by so much a frame. */
const pixelsPerFrame = { moving: 600_000, still: 3_000_000 } as const

/** The picture's size as a multiple of the view's. */
const pictureRatio = 1.5

/** Clicks this far outside a small badge still hit it, in CSS pixels: a finger is not a needle. */
const slack = 6

/**
 * Draws the markers, finds the one under a point, and draws the player's own pins over them: one picture of
 * both costs a frame less than two.
 */
export class MarkerLayer {
  readonly layer: Layer
  readonly #atlas: BadgeAtlas
  readonly #types: readonly MarkerType[]
  readonly #set: MarkerSet
  readonly #pins: PinSet
  readonly #points: PointSource
  readonly #pictures = document.createElement('div')
  readonly #direct = document.createElement('canvas')
  readonly #selectedBadge = document.createElement('canvas')
  #content: MapContent | undefined
  #selected: Marker | null = null
  #selectedPicture: SymbolPicture | undefined
  #directFrame: Frame | undefined
  #markerSize = 0
  #shown: PointPicture | undefined
  #coming: PointPicture | undefined
  #outdated = true
  #lastResolution = 0

  constructor(markers: readonly Marker[], types: readonly MarkerType[], pins: PinSet) {
    this.#types = types
    this.#atlas = new BadgeAtlas(types)
    const set = new MarkerSet(markers, (id) => this.#atlas.typeIndex(id))
    this.#set = set
    this.#pins = pins
    this.#points = stacked(
      {
        size: set.size,
        x: (position) => set.x(position),
        y: (position) => set.y(position),
        picture: (position) => set.picture(position, this.#atlas),
        within: (extent) => set.within(extent),
        hasMoreWithin: (extent, limit) => set.hasMoreWithin(extent, limit),
      },
      pins,
    )
    this.#direct.className = 'map-picture'
    this.#selectedBadge.className = 'map-picture'
    const element = document.createElement('div')
    element.append(this.#pictures, this.#direct, this.#selectedBadge)
    this.layer = createElementLayer(element, (frame, motion) => this.#draw(frame, motion))
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

  #draw(frame: Frame, { moving }: Motion): boolean {
    this.#atlas.setSize(this.#markerSize * frame.pixelRatio)
    this.#pins.setSize(this.#markerSize, frame.pixelRatio)
    const direct = this.#drawDirectly(frame)
    const unfinished = !direct && this.#drawPicture(frame, moving)
    // What was last drawn directly stands in until the first picture is whole.
    this.#direct.hidden = this.#shown !== undefined
    this.#pictures.hidden = this.#shown === undefined
    if (!direct && !this.#shown && this.#directFrame) {
      placePicture({ canvas: this.#direct, frame: this.#directFrame }, frame)
    }
    this.#drawSelected(frame)
    this.#lastResolution = frame.resolution
    return unfinished
  }

  /** @returns whether that was cheap enough to be done. */
  #drawDirectly(frame: Frame): boolean {
    if (!this.#outdated && this.#directFrame && sameView(this.#directFrame, frame)) return true
    const width = Math.round(frame.size[0] * frame.pixelRatio)
    const height = Math.round(frame.size[1] * frame.pixelRatio)
    const extent = frameExtent(frame, this.#markerSize)
    const affordable = (directPixels - width * height) / (this.#markerSize * frame.pixelRatio) ** 2
    if (affordable < 0 || this.#points.hasMoreWithin(extent, affordable)) return false
    const context = this.#direct.getContext('2d')
    if (this.#direct.width !== width || this.#direct.height !== height) {
      this.#direct.width = width
      this.#direct.height = height
      this.#direct.style.width = `${frame.size[0]}px`
      this.#direct.style.height = `${frame.size[1]}px`
    } else context?.clearRect(0, 0, width, height)
    if (context) paintPoints(context, frame, this.#points, this.#points.within(extent))
    placePicture({ canvas: this.#direct, frame }, frame)
    this.#directFrame = frame
    this.#shown = this.#coming = undefined
    this.#outdated = false
    return true
  }

  /** @returns whether there is more to paint. */
  #drawPicture(frame: Frame, moving: boolean): boolean {
    const begun = this.#coming !== undefined
    this.#preparePicture(frame, moving)
    // Choosing what to paint is work enough for the frame that answers a player's click.
    if (this.#coming && begun) {
      this.#coming.paint(moving ? pixelsPerFrame.moving : pixelsPerFrame.still)
      if (this.#coming.finished) {
        this.#shown = this.#coming
        this.#coming = undefined
        this.#pictures.replaceChildren(this.#shown.canvas)
      }
    }
    if (this.#shown) placePicture(this.#shown, frame)
    return this.#coming !== undefined
  }

  #preparePicture(frame: Frame, moving: boolean): void {
    const zooming = moving && frame.resolution !== this.#lastResolution
    const shown = this.#shown?.frame
    const fits = !this.#outdated && shown && covers(shown, frame)
    if (fits || this.#coming || (zooming && shown)) return
    const size = [frame.size[0] * pictureRatio, frame.size[1] * pictureRatio] as const
    this.#coming = new PointPicture(this.#points, { ...frame, size }, this.#markerSize)
    this.#outdated = false
  }

  #drawSelected(frame: Frame): void {
    const marker = this.#selected
    this.#selectedBadge.hidden = !marker
    if (!marker) return
    const picture = this.#atlas.picture(this.#atlas.typeIndex(marker.locationType), {
      discovered: this.#content?.discovered.has(marker.id) ?? false,
      visited: true,
      selected: true,
    })
    const half = picture.left / frame.pixelRatio
    if (this.#selectedPicture !== picture) {
      this.#selectedPicture = picture
      const { canvas } = picture
      this.#selectedBadge.width = canvas.width
      this.#selectedBadge.height = canvas.height
      this.#selectedBadge.style.width = `${half * 2}px`
      this.#selectedBadge.style.height = `${half * 2}px`
      this.#selectedBadge.getContext('2d')?.drawImage(canvas, 0, 0)
    }
    const [x, y] = toScreen(marker.coordinate, frame)
    moveTo(this.#selectedBadge, x - half, y - half, frame)
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
