import { markerIconSize } from '../../world/map-labels.ts'
import { isTypeVisible } from '../../world/filtering.ts'
import type { Marker } from '../../world/marker.ts'
import type { QuestStarts } from '../../world/quest-start.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import type { Scale } from '../../geometry/scale.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LayerContent } from '../map-engine.ts'
import { type Viewport, moveTo, toScreen, viewportExtent } from './viewport.ts'
import { createElementLayer, type MapLayer, workFor } from './map-layer.ts'
import { selectedScale } from './points/marker-icon.ts'
import { MarkerIconAtlas, MarkerSet } from './points/marker-set.ts'
import { paintCanvas } from './points/painted-canvas.ts'
import type { PinSet } from './points/pin-set.ts'
import { PointPictures } from './points/point-pictures.ts'
import { layered, type SymbolPicture } from './points/point-source.ts'

/** While the zoom changes, marker icons are drawn from pictures of another size, so much too large or too small at most. */
const mostScale = 1.5

type DrawnWorld = Pick<ScaledWorld, 'markers' | 'types' | 'glyphs' | 'categories'>

/** A world's markers, and the starts of quests behind them, with their pictures. */
function drawable(world: DrawnWorld, starts?: QuestStarts | null) {
  const markers = [...world.markers, ...(starts?.markers ?? [])]
  const types = [...world.types, ...(starts?.types ?? [])]
  const glyphs = { ...world.glyphs, ...starts?.glyphs }
  const categories = [...world.categories, ...(starts?.categories ?? [])]
  const atlas = new MarkerIconAtlas({ types, glyphs, categories })
  return { atlas, set: new MarkerSet(markers, (id) => atlas.typeIndex(id), types) }
}

/** Those that are of no use now would have all icons painted anew. */
function startsSeen({ starts, selected }: LayerContent): QuestStarts | null {
  return starts?.shown || (selected && selected.id < 0) ? (starts ?? null) : null
}

/** Icons of a new map are painted for so many milliseconds a frame, of the 50 that a task may take. */
const iconTime = 20

/** Clicks this far outside a small marker icon still hit it, in CSS pixels: a finger is not a needle. */
const slack = 6

/**
 * Draws the markers, finds the one under a point, and draws the player's own pins over them: one picture of
 * both costs a frame less than two.
 */
export class MarkerLayer {
  readonly layer: MapLayer
  readonly #world: DrawnWorld
  readonly #scale: Scale
  #atlas: MarkerIconAtlas
  #set: MarkerSet
  readonly #pins: PinSet
  readonly #pictures: PointPictures
  readonly #element = document.createElement('div')
  #content: LayerContent | undefined
  #starts: QuestStarts | null = null
  #selected: Marker | null = null
  #raised: Marker | null = null
  readonly #raisedElement = document.createElement('div')
  readonly #selectedElement = document.createElement('div')
  readonly #raisedMarkerIcon = new LiftedMarkerIcon(this.#raisedElement)
  readonly #selectedMarkerIcon = new LiftedMarkerIcon(this.#selectedElement)
  #markerSize = 0
  /** Paints the icons of a new map's first picture. */
  #painting: Iterator<unknown, true> | undefined
  #iconsPainted = false
  /** The size of the atlas' marker icons in CSS pixels, and how many times as large they are drawn. */
  #atlasSize = 0
  #pictureScale = 1

  /** @param onShown called when all markers in view are painted */
  constructor(world: DrawnWorld & Pick<ScaledWorld, 'scale'>, pins: PinSet, onShown: () => void) {
    this.#world = world
    this.#scale = world.scale
    this.#pins = pins
    const { atlas, set } = drawable(world)
    this.#atlas = atlas
    this.#set = set
    const setSize = () => this.#set.size
    const points = layered(
      {
        get size() {
          return setSize()
        },
        x: (position) => this.#set.x(position),
        y: (position) => this.#set.y(position),
        picture: (position) => this.#set.picture(position, this.#atlas),
        pictureScale: () => this.#pictureScale,
        within: (extent) => this.#set.within(extent),
        hasMoreWithin: (extent, limit) => this.#set.hasMoreWithin(extent, limit),
      },
      pins,
    )
    this.#pictures = new PointPictures(points)
    this.#element.append(this.#pictures.element, this.#raisedElement, this.#selectedElement)
    this.layer = createElementLayer(this.#element, (viewport, motion) => {
      const size = this.#sizeAt(viewport.resolution)
      this.#setAtlas(size, viewport.pixelRatio, motion.zooming)
      this.#pins.setSize(size, viewport.pixelRatio)
      this.#painting ??= this.#paintIcons(viewport)
      this.#iconsPainted ||= workFor(iconTime, this.#painting) ?? false
      if (!this.#iconsPainted) return true
      const unfinished = this.#pictures.draw(viewport, motion, size)
      this.#drawLifted(viewport)
      if (this.#pictures.covers(viewport)) onShown()
      return unfinished
    })
  }

  /** From now on what lies around the view is painted as well, for when it moves. */
  paintAhead(): void {
    this.#pictures.paintAhead()
    this.layer.changed()
  }

  setContent(content: LayerContent): void {
    const before = this.#content
    this.#content = content
    this.#selected = content.selected
    const starts = startsSeen(content)
    const startsChanged = this.#starts !== starts
    if (startsChanged) {
      this.#starts = starts
      const { atlas, set } = drawable(this.#world, starts)
      this.#atlas = atlas
      this.#set = set
      atlas.setBasemapStyle(content.basemapStyle)
    }
    if (
      startsChanged ||
      before?.visibleTypes !== content.visibleTypes ||
      before.hidden !== content.hidden ||
      before.discovered !== content.discovered ||
      before.visited !== content.visited ||
      before.markersOnRoute !== content.markersOnRoute
    ) {
      const { visibleTypes, hidden, visited, markersOnRoute = null } = content
      const typeVisible = [
        ...this.#world.types.map(({ id }) => isTypeVisible(visibleTypes, id)),
        ...(starts?.types ?? []).map(() => starts?.shown === true),
      ]
      const full = markersOnRoute
      const discovered = { has: (id: number) => this.#isFound(id) }
      this.#set.setAppearances({ typeVisible, hidden, discovered, visited, full })
      this.#invalidate()
    }
    if (this.#pins.changed()) this.#invalidate()
    if (before?.basemapStyle !== content.basemapStyle) {
      this.#atlas.setBasemapStyle(content.basemapStyle)
      this.#invalidate()
    }
    if (this.#markerSize !== content.markerSize) {
      this.#markerSize = content.markerSize
      this.#invalidate()
    }
    this.layer.changed()
  }

  /** Shows a marker over the others, as the pointer or the keyboard is on it. */
  raise(marker: Marker | null): void {
    if (marker === this.#raised) return
    this.#raised = marker
    this.layer.changed()
  }

  /**
   * The markers that a click or a tap at a point may mean: first those that are drawn there, the uppermost first, then
   * what it has hardly missed, the nearest first.
   *
   * @param target how wide what can be hit is at least, in CSS pixels
   */
  markersAt(point: Coordinate, resolution: number, target: number): readonly Marker[] {
    const size = this.#sizeAt(resolution)
    const drawn = this.#set.overlappingAt(point, (size / 2) * resolution)
    const reach = (Math.max(size, target) / 2) * resolution
    const near = this.#set.overlappingAt(point, reach).filter((marker) => !drawn.includes(marker))
    const all = [
      ...drawn,
      ...near.sort((a, b) => squaredDistance(a, point) - squaredDistance(b, point)),
    ]
    const selected = this.#selected
    if (selected && squaredDistance(selected, point) <= reach * selectedScale) {
      return [selected, ...all.filter((marker) => marker !== selected)]
    }
    if (all.length > 0) return all
    const missed = this.#set.nearest(point, (size / 2 + slack) * resolution)
    return missed ? [missed] : []
  }

  /** @param reach world units */
  nearest(point: Coordinate, reach: number): Marker | undefined {
    return this.#set.nearest(point, reach)
  }

  /** How wide marker icons are, in CSS pixels. @param resolution world units a CSS pixel */
  #sizeAt(resolution: number): number {
    return markerIconSize(this.#markerSize, this.#scale.zoomAt(resolution))
  }

  /** To paint forty marker icons anew for each size that passes would take longer than a frame. */
  #setAtlas(size: number, pixelRatio: number, passing: boolean): void {
    const pictureScale = size / this.#atlasSize
    const keep = passing && pictureScale < mostScale && pictureScale > 1 / mostScale
    if (!keep) this.#atlasSize = size
    this.#pictureScale = size / this.#atlasSize
    this.#atlas.setSize(this.#atlasSize, pixelRatio)
  }

  /** A new map's first picture needs dozens of icons, which take 50 ms on a quick machine. */
  *#paintIcons(viewport: Viewport): Generator<unknown, true> {
    for (const position of this.#set.within(viewportExtent(viewport, 0)))
      yield this.#set.picture(position, this.#atlas)
    return true
  }

  #isFound(id: number): boolean {
    return this.#content?.discovered.has(id) === true || this.#starts?.done.has(id) === true
  }

  #invalidate(): void {
    this.#pictures.outdate()
    this.layer.changed()
  }

  #drawLifted(viewport: Viewport): void {
    const { visited } = this.#content ?? {}
    const lift = (markerIcon: LiftedMarkerIcon, marker: Marker | null, selected: boolean) => {
      if (!marker) {
        markerIcon.remove()
        return
      }
      const picture = this.#atlas.picture(this.#atlas.typeIndex(marker.locationType), {
        discovered: this.#isFound(marker.id),
        visited: selected || (visited?.has(marker.id) ?? false),
        // What the player points at is looked at.
        faded: false,
        selected,
      })
      markerIcon.draw(marker, picture, viewport, this.#pictureScale)
    }
    lift(this.#raisedMarkerIcon, this.#raised === this.#selected ? null : this.#raised, false)
    lift(this.#selectedMarkerIcon, this.#selected, true)
  }
}

function squaredDistance({ coordinate }: Marker, point: Coordinate): number {
  return distance(coordinate, point)
}

/** A marker icon that lies over all others: an element of its own, which keeps its size while the zoom changes. */
class LiftedMarkerIcon {
  readonly #parent: HTMLElement
  #markerIcon: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined

  /** @param parent where it is shown */
  constructor(parent: HTMLElement) {
    this.#parent = parent
  }

  remove(): void {
    this.#markerIcon?.remove()
    this.#markerIcon = this.#picture = undefined
  }

  /** @param pictureScale how many times as large as it is the picture is drawn */
  draw(
    { coordinate }: Marker,
    picture: SymbolPicture,
    viewport: Viewport,
    pictureScale: number,
  ): void {
    if (this.#picture !== picture || !this.#markerIcon) {
      const { canvas } = picture
      this.remove()
      this.#markerIcon = paintCanvas(canvas.width, canvas.height, viewport.pixelRatio, (context) =>
        context.drawImage(canvas, 0, 0),
      )
      this.#markerIcon.classList.add('map-sign')
      this.#parent.append(this.#markerIcon)
      this.#picture = picture
    }
    const half = (picture.left / viewport.pixelRatio) * pictureScale
    const [x, y] = toScreen(coordinate, viewport)
    moveTo(this.#markerIcon, x - half, y - half)
    if (pictureScale !== 1) this.#markerIcon.style.transform += ` scale(${pictureScale})`
  }
}
