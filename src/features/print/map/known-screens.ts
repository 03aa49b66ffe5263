// Estimates the screen's size in device pixels for a wallpaper. Browsers report CSS pixels and a pixel ratio, but some
// include the page zoom: Chromium and Edge in the ratio, Firefox in both, Safari in neither. The poster dialog uses the
// estimate as a default that the player can correct.
import type { PosterSize } from './poster-plan.ts'

export interface ScreenFacts {
  /** `screen.width` and `screen.height` in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** `outerWidth / innerWidth`: about the page's zoom in Chromium, about 1 in other browsers. */
  readonly widthRatio: number
}

const chromiumZooms = [
  1 / 4,
  1 / 3,
  1 / 2,
  2 / 3,
  3 / 4,
  0.8,
  0.9,
  1.1,
  1.25,
  1.5,
  1.75,
  2,
  2.5,
  3,
  4,
  5,
]

/** Common numbers of device pixels per CSS pixel without zoom. */
const scales = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.625, 2.75, 3, 3.5]

const roundingTolerance = 0.015

/** About half the distance between two steps, as a logarithm. */
const nearStep = 0.1

/** Common screens in landscape, in pixels. 1280x720 is left out, because it is rare and two thirds of 1920x1080. */
const screens =
  '1024x600 1024x768 1136x640 1280x768 1280x800 1280x960 1280x1024 1334x750 1360x768 1366x768 1400x1050 1440x900 1440x960 ' +
  '1520x720 1560x720 1600x720 1600x900 1600x1200 1612x720 1680x1050 1792x828 1920x1080 1920x1200 1920x1280 1920x1440 2000x1200 2048x1152 2048x1536 ' +
  '2160x1080 2160x1440 2160x1620 2220x1080 2240x1080 2240x1400 2256x1504 2266x1488 2280x1080 2304x1440 2310x1080 2316x1080 2340x1080 ' +
  '2360x1640 2376x1080 2388x1668 2400x1080 2400x1600 2408x1080 2412x1080 2420x1668 2436x1125 2460x1080 2496x1664 2532x1170 2556x1179 2560x1080 2560x1440 2560x1600 2560x1664 ' +
  '2622x1206 2640x1080 2640x1200 2664x1200 2688x1242 2712x1220 2732x2048 2736x1260 2736x1824 2752x2064 2772x1240 2778x1284 2780x1264 2796x1290 2800x1260 2800x1752 2868x1320 2880x1620 2880x1800 2880x1864 2880x1920 ' +
  '2960x1440 2960x1848 2992x1344 3000x2000 3000x2120 3024x1964 3040x1440 3072x1920 3088x1440 3120x1440 3120x2080 3168x1440 3200x1440 3200x1800 3200x2000 3216x1440 3240x2160 3440x1440 3456x2160 3456x2234 3840x1080 ' +
  '3840x1100 3840x1200 3840x1600 3840x2160 3840x2400 3840x2560 4096x2160 4096x2304 4480x2520 4500x3000 5120x1440 5120x2160 5120x2880 6016x3384 6144x3456 7680x2160 7680x4320'

const known: readonly PosterSize[] = screens.split(' ').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
})

/** Returns the known screen that fits at the likeliest zoom. If none fits, returns the reported size. */
export function screenSize({ width, height, pixelRatio, widthRatio }: ScreenFacts): PosterSize {
  const reported = { width: width * pixelRatio, height: height * pixelRatio }
  const zoomed = chromiumZooms.flatMap((zoom) => {
    const scale = scales.find((each) => Math.abs(pixelRatio / zoom / each - 1) < roundingTolerance)
    return scale === undefined ? [] : { zoom, scale, width: width * scale, height: height * scale }
  })
  // Bars beside the page make the window wider. A ratio far from every zoom step has another cause.
  const distance = (zoom: number) => {
    const away = Math.abs(Math.log(zoom / (widthRatio > 0 ? widthRatio : 1)))
    return zoom === 1 ? Math.min(away, nearStep) : away
  }
  const likely = [{ zoom: 1, scale: pixelRatio, ...reported }, ...zoomed]
  likely.sort((one, other) => distance(one.zoom) - distance(other.zoom))
  for (const { scale, ...size } of likely) {
    const found = knownScreen(size, Math.max(1, scale))
    if (found) return found
  }
  return { width: Math.round(reported.width), height: Math.round(reported.height) }
}

/** @param tolerance in pixels, because browsers round the size to whole CSS pixels */
function knownScreen(size: PosterSize, tolerance: number): PosterSize | undefined {
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)]
  const found = known.find(
    ({ width, height }) =>
      Math.abs(width - long) <= tolerance && Math.abs(height - short) <= tolerance,
  )
  if (!found || size.width >= size.height) return found
  return { width: found.height, height: found.width }
}
