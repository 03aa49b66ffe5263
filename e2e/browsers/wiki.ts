import { createServer } from 'node:http'
import { island } from '../island.ts'
import type { LocalSite } from './browser-test.ts'

/** Serves a page of another origin that contains the map element and stores the names of its events in `eventNames`. */
export async function serveWiki(mapAddress: string): Promise<LocalSite> {
  const page = `<!doctype html><html lang="en"><title>A wiki</title><link rel="icon" href="data:,"><script>window.eventNames = []
    for (const type of ['ready', 'selected', 'marked', 'error'])
      document.addEventListener('itinerarium-' + type, () => eventNames.push(type))</script>
    <script type="module" src="${mapAddress}itinerarium-map.js"></script>
    <itinerarium-map world="${island.id}" label="Inns"></itinerarium-map></html>`
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(page)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
