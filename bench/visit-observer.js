// Runs in each page of a measured visit from its start, beside nothing else of the suite's: what is marked here is
// what `visits.ts` reads. `benchReady`, set before it, is the selector of what is there when a page is ready.
// Plain JavaScript, because it is handed to the browser as it stands.
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
// The first frame with one of the land's own pictures where they stand in the page (no load event tells it: one in a drawing may come
// a second late), else with the first view painted from the geography.
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
