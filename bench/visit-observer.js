// The only script of the suite that runs in the pages of a measured visit, from their start. `visits.ts` reads the
// marks that this script sets, and sets `benchReady` first: a selector of the element that shows that a page is ready.
// Plain JavaScript, because the browser gets this file without a build step.
const tasks = []
let largestPaint = NaN

const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN

window.benchSeen = () => ({
  origin: performance.timeOrigin,
  firstPaint: timeOf('first-contentful-paint'),
  land: timeOf('bench-land'),
  largestPaint,
  ready: timeOf('bench-ready'),
  tasks,
})

/** Once the next frame is drawn: a message is handled after the frame that was asked for. */
const markDrawn = (name) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      performance.mark(name)
    }
    port2.postMessage(null)
  })
}

const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  })
observe('longtask', ({ startTime, duration }) => tasks.push([startTime, duration]))
observe('largest-contentful-paint', ({ startTime }) => void (largestPaint = startTime))
// Marks the first frame with a picture of the land, or with the first view painted from the geography on pages without
// pictures. Load events don't help: for an image inside an SVG the event may come a second late.
observe('mark', ({ name }) => name === 'land-sharp' && markDrawn('bench-land'))
observe('element', ({ renderTime }) => performance.mark('bench-land', { startTime: renderTime }))
const findLand = new MutationObserver(() => {
  const pictures = document.querySelectorAll(
    ':is(.first-land :is(image, img), .start-land img):not([elementtiming])',
  )
  for (const picture of pictures) picture.setAttribute('elementtiming', 'land')
})
findLand.observe(document, { subtree: true, childList: true })

const watch = new MutationObserver(() => {
  const found = document.querySelector(window.benchReady)
  if (!found?.getClientRects().length) return
  watch.disconnect()
  performance.mark('bench-ready')
  // The suite hears this: to be asked all the time would be work for the page.
  console.debug('bench-ready')
})
watch.observe(document, { subtree: true, childList: true, attributes: true })
