/** All that following the game puts on the map, and says of it. */
export const loadLiveMap = () => import('./live-map.ts')
