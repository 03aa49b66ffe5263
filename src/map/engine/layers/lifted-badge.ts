import type { Marker } from '../../../domain/markers/marker.ts'
import { moveTo, toScreen, type Frame } from './frame.ts'
import { paintCanvas } from './points/painted-canvas.ts'
import type { SymbolPicture } from './points/point-source.ts'

/** A badge that lies over all others: an element of its own, which keeps its size while the zoom changes. */
export class LiftedBadge {
  readonly #parent: HTMLElement
  #badge: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined

  /** @param parent where it is shown */
  constructor(parent: HTMLElement) {
    this.#parent = parent
  }

  remove(): void {
    this.#badge?.remove()
    this.#badge = this.#picture = undefined
  }

  /** @param stretch how many times as large as it is the picture is drawn */
  draw({ coordinate }: Marker, picture: SymbolPicture, frame: Frame, stretch: number): void {
    if (this.#picture !== picture || !this.#badge) {
      const { canvas } = picture
      this.remove()
      this.#badge = paintCanvas(canvas.width, canvas.height, frame.pixelRatio, (context) =>
        context.drawImage(canvas, 0, 0),
      )
      this.#badge.classList.add('map-sign')
      this.#parent.append(this.#badge)
      this.#picture = picture
    }
    const half = (picture.left / frame.pixelRatio) * stretch
    const [x, y] = toScreen(coordinate, frame)
    moveTo(this.#badge, x - half, y - half, frame)
    if (stretch !== 1) this.#badge.style.transform += ` scale(${stretch})`
  }
}
