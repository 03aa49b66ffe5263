import { assetUrl } from '../../platform/environment.ts'
import {
  shows,
  startLandName,
  startLandPicture,
  type PicturedLand,
} from '../../world/start-pictures.ts'
import type { Extent } from '../../geometry/extent.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { onDevicePixel, type Pane } from './viewport.ts'

/** CSS pixels: a picture that is shown wider is hidden. A browser would have to hold a large one. */
const widest = 6000

interface PicturesOptions {
  readonly world: ScaledWorld
  /** The address of a file of the world's. */
  readonly fileUrl: (name: string) => string
  /** What the last visit left of its last view. */
  readonly lastLand: LastLandPicture | undefined
  readonly onLoaded: () => void
}

/** A picture of what was seen of the land when the player left. */
export interface LastLandPicture extends PicturedLand {
  readonly src: string
}

interface ViewPicture extends LastLandPicture {
  readonly image: HTMLImageElement
}

/** The pictures that the page shows before the map, which stay on its pane until the land itself is drawn. */
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

  /** Loads the small picture of the whole land, which shows what no other picture covers until the land is drawn. */
  loadWhole(): void {
    const { firstLand } = this.#world
    if (firstLand && this.#whole && !this.#whole.src) this.#whole.src = this.#fileUrl(firstLand)
  }

  get elements(): readonly HTMLElement[] {
    return this.#images.map(([image]) => image)
  }

  /** Whether they are all that a player sees of the land; loads the one that would be. @param seen in world units @param resolution world units a CSS pixel */
  show(seen: Extent, resolution: number): boolean {
    const picture = this.#ofViews.find((each) => shows(each, { seen, resolution }))
    if (!picture) return false
    const { image, src } = picture
    if (!image.src) {
      image.src = src
      // What the page has shown is there at once. Where it cannot be had, the land itself is waited for.
      if (!image.complete) image.addEventListener('load', this.#onLoaded)
    }
    return image.complete && image.naturalWidth > 0
  }

  /** Puts them where a pane has them. */
  place(pane: Pane): void {
    for (const [image, [minX, minY, maxX, maxY]] of this.#images) {
      const [left, top] = pane.at([minX, maxY]).map(onDevicePixel) as [number, number]
      const [right, bottom] = pane.at([maxX, minY]).map(onDevicePixel) as [number, number]
      image.hidden = this.#isHidden || right - left > widest
      Object.assign(image.style, {
        width: `${right - left}px`,
        height: `${bottom - top}px`,
        transform: `translate(${left}px, ${top}px)`,
      })
    }
  }

  /** They show the default style alone; it counts when they are placed. */
  hide(hidden: boolean): void {
    this.#isHidden = hidden
  }

  /** For good. */
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
