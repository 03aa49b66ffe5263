import type { BasemapStyleName } from './basemap-style.ts'

export interface Wash {
  readonly colour: readonly [red: number, green: number, blue: number]
  /** Alpha at the strongest point. */
  readonly strength: number
}

export interface Palette {
  readonly paper: string
  readonly stain: Wash
  readonly rim: Wash
  readonly meadow: Wash
  /** Greatest deviation of the paper's grain from the paper colour, out of 255. */
  readonly grain: number
  readonly hill: { readonly shade: Wash; readonly light: Wash }
  readonly ink: string
  /** Title on the ribbon, which is filled with `wall`. */
  readonly title: string
  /** Faint lines such as hatching, furrows and far sides. */
  readonly paleInk: string
  readonly wood: string
  readonly woodEdge: string
  readonly conifers: readonly [string, string]
  readonly broadleaves: readonly [string, string]
  readonly field: string
  readonly strip: string
  readonly furrow: string
  readonly water: string
  readonly bank: string
  readonly ripple: string
  readonly road: string
  readonly roadInk: string
  readonly pathInk: string
  readonly ground: string
  readonly wall: string
  readonly roofs: readonly string[]
  readonly stone: string
  readonly lettering: string
  readonly halo: string
}

export const palettes: Readonly<Record<BasemapStyleName, Palette>> = {
  parchment: {
    paper: '#ecdfc0',
    stain: { colour: [172, 132, 72], strength: 0.2 },
    rim: { colour: [122, 84, 38], strength: 0.42 },
    meadow: { colour: [142, 150, 78], strength: 0.15 },
    grain: 9,
    hill: {
      shade: { colour: [112, 80, 40], strength: 0.34 },
      light: { colour: [255, 247, 222], strength: 0.5 },
    },
    ink: '#40301f',
    title: '#40301f',
    paleInk: 'rgba(74, 54, 32, 0.5)',
    wood: 'rgba(126, 138, 78, 0.3)',
    woodEdge: 'rgba(92, 102, 56, 0.35)',
    conifers: ['#a3ac7e', '#909c70'],
    broadleaves: ['#bcbd87', '#adb27c'],
    field: 'rgba(214, 176, 92, 0.26)',
    strip: 'rgba(190, 146, 70, 0.2)',
    furrow: 'rgba(128, 92, 42, 0.42)',
    water: '#b3cac6',
    bank: '#46616a',
    ripple: 'rgba(70, 102, 114, 0.6)',
    road: '#f5ecd3',
    roadInk: 'rgba(84, 60, 34, 0.85)',
    pathInk: 'rgba(92, 66, 38, 0.8)',
    ground: 'rgba(196, 152, 104, 0.28)',
    wall: '#f3e8cd',
    roofs: ['#bf7d58', '#b08a5c', '#a9694a', '#c29b68'],
    stone: '#d8c9a8',
    lettering: '#3b5760',
    halo: 'rgba(240, 228, 200, 0.75)',
  },
  night: {
    paper: '#1f2228',
    stain: { colour: [70, 62, 48], strength: 0.25 },
    rim: { colour: [0, 0, 0], strength: 0.6 },
    meadow: { colour: [58, 78, 56], strength: 0.24 },
    grain: 4,
    hill: {
      shade: { colour: [4, 5, 10], strength: 0.55 },
      light: { colour: [128, 122, 110], strength: 0.17 },
    },
    ink: '#8b816c',
    title: '#d6c8a4',
    paleInk: 'rgba(139, 129, 108, 0.4)',
    wood: 'rgba(70, 92, 72, 0.28)',
    woodEdge: 'rgba(110, 130, 100, 0.25)',
    conifers: ['#2c3a33', '#27342f'],
    broadleaves: ['#333f33', '#2e3a30'],
    field: 'rgba(120, 100, 56, 0.2)',
    strip: 'rgba(130, 106, 60, 0.16)',
    furrow: 'rgba(160, 132, 80, 0.3)',
    water: '#243743',
    bank: '#5d8191',
    ripple: 'rgba(96, 132, 148, 0.5)',
    road: '#514d45',
    roadInk: 'rgba(176, 158, 120, 0.75)',
    pathInk: 'rgba(176, 158, 120, 0.65)',
    ground: 'rgba(130, 100, 70, 0.18)',
    wall: '#45423b',
    roofs: ['#6b4a3b', '#62503f', '#5d4237', '#67563f'],
    stone: '#4a463f',
    lettering: '#8fb3c2',
    halo: 'rgba(26, 29, 34, 0.8)',
  },
  plain: {
    paper: '#ffffff',
    stain: { colour: [255, 255, 255], strength: 0 },
    rim: { colour: [255, 255, 255], strength: 0 },
    meadow: { colour: [226, 238, 214], strength: 0.5 },
    grain: 0,
    hill: {
      shade: { colour: [90, 96, 104], strength: 0.16 },
      light: { colour: [255, 255, 255], strength: 0 },
    },
    ink: '#3c3c3c',
    title: '#1c1c1c',
    paleInk: 'rgba(60, 60, 60, 0.45)',
    wood: '#e6efdf',
    woodEdge: 'rgba(70, 96, 60, 0.6)',
    conifers: ['#dbe8d3', '#dbe8d3'],
    broadleaves: ['#e3edda', '#e3edda'],
    field: '#fbf4dd',
    strip: 'rgba(255, 255, 255, 0)',
    furrow: 'rgba(120, 100, 50, 0.35)',
    water: '#d3e6f1',
    bank: '#1d5b80',
    ripple: 'rgba(29, 91, 128, 0.35)',
    road: '#ffffff',
    roadInk: '#2b2b2b',
    pathInk: '#4a4a4a',
    ground: '#f1ebe4',
    wall: '#ffffff',
    roofs: ['#e9ddd3', '#e9ddd3', '#e9ddd3', '#e9ddd3'],
    stone: '#efefef',
    lettering: '#12496a',
    halo: 'rgba(255, 255, 255, 0.9)',
  },
}
