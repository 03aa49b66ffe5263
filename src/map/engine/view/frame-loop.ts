/** Runs a task in the browser's next frame when it is asked to, once a frame at most, and again while it wants to. */
export class FrameLoop {
  readonly #task: () => boolean
  #frame: number | undefined
  #stopped = false

  /** @param task true asks for another frame */
  constructor(task: () => boolean) {
    this.#task = task
  }

  request(): void {
    if (this.#stopped) return
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined
      if (this.#task()) this.request()
    })
  }

  stop(): void {
    this.#stopped = true
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
  }
}
