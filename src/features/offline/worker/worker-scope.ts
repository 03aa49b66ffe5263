/** What the service worker uses of its global scope; the types of pages and of workers do not fit together. */
export interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
}

export interface WorkerEvent extends Event {
  waitUntil: (task: Promise<unknown>) => void
}

interface WorkerEvents {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly message: MessageEvent & WorkerEvent
  readonly fetch: WorkerEvent & {
    readonly request: Request
    respondWith: (response: Promise<Response>) => void
  }
}
