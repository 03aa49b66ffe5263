import type { Land } from '../basemap/geography.ts'

export const emptyLand: Land = {
  title: 'A World',
  extent: [0, 0, 100, 100],
  metresPerUnit: 0.5,
  chart: { ticks: 500, numeralEvery: 2, compass: 'south-east', cartouche: 'north' },
  lettering: [],
  ranks: [
    { key: 'town', landmark: 'church', houses: 0.75 },
    { key: 'castle', landmark: 'castle', houses: 0.3 },
    { key: 'ruin', landmark: 'ruin', houses: 0 },
    { key: 'hamlet', landmark: 'none', houses: 0.3 },
  ],
  places: [],
  features: [],
}
