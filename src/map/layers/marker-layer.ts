import { markerIconSize } from '../../world/map-labels.ts'
import type { Marker } from '../../world/marker.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import type { Scale } from '../../geometry/scale.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LayerContent, MoreMarkers } from '../map-engine.ts'
import { type Viewport, moveTo, toScreen, viewportExtent } from './viewport.ts'
import { createElementLayer, type MapLayer, workFor } from './map-layer.ts'
import { selectedScale } from './points/marker-icon.ts'
import { MarkerIconAtlas, MarkerSet } from './points/marker-set.ts'
import { paintCanvas } from './points/painted-canvas.ts'
import { PointPictures } from './points/point-pictures.ts'
import {
  stackSources,
  type LayerPoints,
  type PointSource,
  type SymbolPicture,
} from './points/point-source.ts'

/** While the zoom changes, icons are scaled by up to this factor before they are painted in the new size. */
const maxIconScale = 1.5

type DrawnWorld = Pick<ScaledWorld, 'markers' | 'types' | 'glyphs' | 'categories'>

function drawable(world: DrawnWorld, more?: MoreMarkers | null) {
  const markers = [...world.markers, ...(more?.markers ?? [])]
  const types = [...world.types, ...(more?.types ?? [])]
  const glyphs = { ...world.glyphs, ...more?.glyphs }
  const categories = [...world.categories, ...(more?.categories ?? [])]
  const atlas = new MarkerIconAtlas({ types, glyphs, categories })
  return { atlas, set: new MarkerSet(markers, (id) => atlas.typeIndex(id), types) }
}

/** Returns further markers; `null` while they are hidden and none is selected, to save painting their icons. */
function moreSeen({ moreMarkers: more, selected }: LayerContent): MoreMarkers | null {
  return more && (more.shown || (selected && more.byId.has(selected.id))) ? more : null
}

/** Time per frame in ms for painting the icons of a new map. A task should take at most 50 ms. */
const iconMsPerFrame = 20

/** Distance outside a small icon, in CSS pixels, at which clicks still hit it. */
const slack = 6

/** Draws the markers, and the points of other layers with them. */
export class MarkerLayer {
  readonly layer: MapLayer
  readonly #world: DrawnWorld
  readonly #scale: Scale
  #atlas: MarkerIconAtlas
  #set: MarkerSet
  #layerPoints: readonly LayerPoints[] = []
  #pointsVersion = 0
  readonly #markers: PointSource
  readonly #pictures: PointPictures
  readonly #element = document.createElement('div')
  #content: LayerContent | undefined
  #more: MoreMarkers | null = null
  #selected: Marker | null = null
  #raised: Marker | null = null
  readonly #raisedElement = document.createElement('div')
  readonly #selectedElement = document.createElement('div')
  readonly #raisedMarkerIcon = new LiftedMarkerIcon(this.#raisedElement)
  readonly #selectedMarkerIcon = new LiftedMarkerIcon(this.#selectedElement)
  #markerSize = 0
  #painting: Iterator<unknown, true> | undefined
  #iconsPainted = false
  /** Size in CSS pixels for which icons are painted, and the factor by which these are scaled. */
  #atlasSize = 0
  #pictureScale = 1

  /** @param onShown called after each frame in which all markers in view are painted */
  constructor(world: DrawnWorld & Pick<ScaledWorld, 'scale'>, onShown: () => void) {
    this.#world = world
    this.#scale = world.scale
    const { atlas, set } = drawable(world)
    this.#atlas = atlas
    this.#set = set
    const setSize = () => this.#set.size
    this.#markers = {
      get size() {
        return setSize()
      },
      x: (position) => this.#set.x(position),
      y: (position) => this.#set.y(position),
      picture: (position) => this.#set.picture(position, this.#atlas),
      pictureScale: () => this.#pictureScale,
      within: (extent) => this.#set.within(extent),
      hasMoreWithin: (extent, limit) => this.#set.hasMoreWithin(extent, limit),
    }
    this.#pictures = new PointPictures(this.#markers)
    this.#element.append(this.#pictures.element, this.#raisedElement, this.#selectedElement)
    this.layer = createElementLayer(this.#element, (viewport, motion) => {
      const size = this.#sizeAt(viewport.resolution)
      this.#setAtlas(size, viewport.pixelRatio, motion.zooming)
      this.#preparePoints(size, viewport.pixelRatio)
      this.#painting ??= this.#paintIcons(viewport)
      this.#iconsPainted ||= workFor(iconMsPerFrame, this.#painting) ?? false
      if (!this.#iconsPainted) return true
      const unfinished = this.#pictures.draw(viewport, motion, size)
      this.#drawLifted(viewport)
      if (this.#pictures.covers(viewport)) onShown()
      return unfinished
    })
  }

  /** Also paints the surroundings of the view from now on, for when it moves. */
  paintAhead(): void {
    this.#pictures.paintAhead()
    this.layer.changed()
  }

  addPoints(added: LayerPoints): () => void {
    this.#setPoints([...this.#layerPoints, added])
    return () => this.#setPoints(this.#layerPoints.filter((points) => points !== added))
  }

  #setPoints(points: readonly LayerPoints[]): void {
    this.#layerPoints = points
    this.#pictures.setSource(
      points.reduce<PointSource>((below, above) => stackSources(below, above), this.#markers),
    )
    this.layer.changed()
  }

  #preparePoints(size: number, pixelRatio: number): void {
    let version = 0
    for (const points of this.#layerPoints) {
      points.setSize(size, pixelRatio)
      version += points.version
    }
    if (version !== this.#pointsVersion) this.#pictures.outdate()
    this.#pointsVersion = version
  }

  setContent(content: LayerContent): void {
    const before = this.#content
    this.#content = content
    this.#selected = content.selected
    const more = moreSeen(content)
    const moreChanged = this.#more !== more
    if (moreChanged) {
      this.#more = more
      const { atlas, set } = drawable(this.#world, more)
      this.#atlas = atlas
      this.#set = set
      atlas.setBasemapStyle(content.basemapStyle)
    }
    if (
      moreChanged ||
      before?.isTypeVisible !== content.isTypeVisible ||
      before.hidden !== content.hidden ||
      before.done !== content.done ||
      before.visited !== content.visited ||
      before.highlighted !== content.highlighted
    ) {
      const { isTypeVisible, hidden, visited, highlighted } = content
      const typeVisible = [
        ...this.#world.types.map(({ id }) => isTypeVisible(id)),
        ...(more?.types ?? []).map(() => more?.shown === true),
      ]
      const done = { has: (id: number) => this.#isDone(id) }
      this.#set.setAppearances({ typeVisible, hidden, done, visited, highlighted })
      this.#invalidate()
    }
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

  /** Shows the marker under the pointer or the crosshair above the others. */
  raise(marker: Marker | null): void {
    if (marker === this.#raised) return
    this.#raised = marker
    this.layer.changed()
  }

  /** Returns markers under a point, uppermost first, then near misses. @param target minimum width in CSS pixels */
  markersAt(point: Coordinate, resolution: number, target: number): readonly Marker[] {
    const size = this.#sizeAt(resolution)
    const drawn = this.#set.overlappingAt(point, (size / 2) * resolution)
    const reach = (Math.max(size, target) / 2) * resolution
    const near = this.#set.overlappingAt(point, reach).filter((marker) => !drawn.includes(marker))
    const all = [...drawn, ...near.sort((a, b) => distanceTo(a, point) - distanceTo(b, point))]
    const selected = this.#selected
    if (selected && distanceTo(selected, point) <= reach * selectedScale) {
      return [selected, ...all.filter((marker) => marker !== selected)]
    }
    if (all.length > 0) return all
    const missed = this.#set.nearest(point, (size / 2 + slack) * resolution)
    return missed ? [missed] : []
  }

  nearest(point: Coordinate, reachUnits: number): Marker | undefined {
    return this.#set.nearest(point, reachUnits)
  }

  #sizeAt(resolution: number): number {
    return markerIconSize(this.#markerSize, this.#scale.zoomAt(resolution))
  }

  /** Keeps the painted icons for intermediate sizes of a zoom: painting forty icons takes longer than a frame. */
  #setAtlas(size: number, pixelRatio: number, passing: boolean): void {
    const pictureScale = size / this.#atlasSize
    const keep = passing && pictureScale < maxIconScale && pictureScale > 1 / maxIconScale
    if (!keep) this.#atlasSize = size
    this.#pictureScale = size / this.#atlasSize
    this.#atlas.setSize(this.#atlasSize, pixelRatio)
  }

  /** Paints in steps, because the dozens of icons of a first picture take 50 ms on a fast machine. */
  *#paintIcons(viewport: Viewport): Generator<unknown, true> {
    for (const position of this.#set.within(viewportExtent(viewport, 0)))
      yield this.#set.picture(position, this.#atlas)
    return true
  }

  #isDone(id: number): boolean {
    return this.#content?.done.has(id) === true || this.#more?.done.has(id) === true
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
        done: this.#isDone(marker.id),
        visited: selected || (visited?.has(marker.id) ?? false),
        // Markers that the player points at are never faded.
        faded: false,
        selected,
      })
      markerIcon.draw(marker, picture, viewport, this.#pictureScale)
    }
    lift(this.#raisedMarkerIcon, this.#raised === this.#selected ? null : this.#raised, false)
    lift(this.#selectedMarkerIcon, this.#selected, true)
  }
}

function distanceTo({ coordinate }: Marker, point: Coordinate): number {
  return distance(coordinate, point)
}

/** An icon above all others. It is an element of its own, which keeps its size while the zoom changes. */
class LiftedMarkerIcon {
  readonly #parent: HTMLElement
  #markerIcon: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined

  constructor(parent: HTMLElement) {
    this.#parent = parent
  }

  remove(): void {
    this.#markerIcon?.remove()
    this.#markerIcon = this.#picture = undefined
  }

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
