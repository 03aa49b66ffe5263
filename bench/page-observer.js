// Runs in the measured page from its start: notes when the map is ready, every frame, and every long task.
// Plain JavaScript, because it is handed to the browser as it stands.
window.benchFrames = []
window.benchLongTasks = []

let last = performance.now()
const frame = (now) => {
  window.benchFrames.push(now - last)
  last = now
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.benchLongTasks.push(duration)
}).observe({ type: 'longtask' })

new MutationObserver((_changes, observer) => {
  if (!document.querySelector('[data-map-state="ready"]')) return
  performance.mark('bench-ready')
  observer.disconnect()
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-map-state'] })
