import './live.css'

// All that following the game puts on the map, loaded as one when it is first asked for.
export { LivePart } from './live-part.tsx'
export { beginOverlay } from './overlay.ts'
export { showLive } from './show-live.ts'
