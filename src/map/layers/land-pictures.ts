import { assetUrl } from '../../platform/environment.ts'
import {
  canPictureShow,
  startLandName,
  startLandPicture,
  type PicturedLand,
} from '../../world/start-pictures.ts'
import type { Extent } from '../../geometry/extent.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { roundToDevicePixels, type Pane } from './viewport.ts'

/** Maximum width of a picture in CSS pixels. Wider ones are hidden, because they would take the browser much memory. */
const widest = 6000

interface PicturesOptions {
  readonly world: ScaledWorld
  readonly fileUrl: (name: string) => string
  readonly lastLand: LastLandPicture | undefined
  readonly onLoaded: () => void
}

/** A picture of the land that was in view when the player last left the page. */
export interface LastLandPicture extends PicturedLand {
  readonly src: string
}

interface ViewPicture extends LastLandPicture {
  readonly image: HTMLImageElement
}

/** The start pictures: the page shows them before the map, and the land layer until the tiles are painted. */
export class LandPictures {
  readonly #world: ScaledWorld
  readonly #fileUrl: PicturesOptions['fileUrl']
  readonly #onLoaded: () => void
  readonly #images: (readonly [image: HTMLImageElement, extent: Extent])[] = []
  #whole: HTMLImageElement | undefined
  #ofViews: readonly ViewPicture[]
  #isHidden = false

  constructor({ world, fileUrl, lastLand, onLoaded }: PicturesOptions) {
    this.#world = world
    this.#fileUrl = fileUrl
    this.#onLoaded = onLoaded
    if (world.firstLand) this.#whole = this.#add(world.extent)
    const name = startLandName()
    const start = world.startLand && {
      ...startLandPicture(world, name),
      src: assetUrl(world.startLand[name]),
    }
    this.#ofViews = [lastLand, start].flatMap((picture) =>
      picture ? { ...picture, image: this.#add(picture.extent) } : [],
    )
  }

  /** Loads the small picture of the whole land, for the areas that no other picture shows. */
  loadWhole(): void {
    const { firstLand } = this.#world
    if (firstLand && this.#whole && !this.#whole.src) this.#whole.src = this.#fileUrl(firstLand)
  }

  get elements(): readonly HTMLElement[] {
    return this.#images.map(([image]) => image)
  }

  /** Loads the picture that shows `seen`. @param resolution world units per CSS pixel @returns whether it is loaded */
  show(seen: Extent, resolution: number): boolean {
    const picture = this.#ofViews.find((each) => canPictureShow(each, { seen, resolution }))
    if (!picture) return false
    const { image, src } = picture
    if (!image.src) {
      image.src = src
      // A picture that the page has shown is complete at once. If one fails to load, the map waits for the tiles.
      if (!image.complete) image.addEventListener('load', this.#onLoaded)
    }
    return image.complete && image.naturalWidth > 0
  }

  place(pane: Pane): void {
    for (const [image, [minX, minY, maxX, maxY]] of this.#images) {
      const [left, top] = pane.at([minX, maxY]).map(roundToDevicePixels) as [number, number]
      const [right, bottom] = pane.at([maxX, minY]).map(roundToDevicePixels) as [number, number]
      image.hidden = this.#isHidden || right - left > widest
      Object.assign(image.style, {
        width: `${right - left}px`,
        height: `${bottom - top}px`,
        transform: `translate(${left}px, ${top}px)`,
      })
    }
  }

  /** Hides the pictures in styles that they don't show. Takes effect the next time they are placed. */
  hide(hidden: boolean): void {
    this.#isHidden = hidden
  }

  remove(): void {
    for (const [image] of this.#images.splice(0)) image.remove()
    this.#ofViews = []
    this.#whole = undefined
  }

  #add(extent: Extent): HTMLImageElement {
    const image = new Image()
    image.alt = ''
    image.decoding = 'sync'
    image.className = 'map-picture'
    this.#images.push([image, extent])
    return image
  }
}
