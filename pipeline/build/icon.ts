import sharp from 'sharp'
import { glyphSide, type GlyphPath } from '../../src/world/world.ts'
import type { OutputFile } from './output-file.ts'

/** In pixels of the icon. The margin leaves room for the antialiased edge of the ring. */
const side = 256
const margin = 2
const ring = 10
const discColour = '#1b1712'
const glyphShare = 0.58

export interface Icon {
  readonly id: string
  /** Colour of the ring and the glyph, as `#RRGGBB`. */
  readonly colour: string
  readonly glyph: readonly GlyphPath[]
}

/**
 * Builds `{folder}/{id}.webp`: a round marker icon of 256 by 256 pixels with transparent corners. A dark disc holds the
 * glyph and a ring around it, both in the type's colour.
 */
export async function buildIcon(folder: string, icon: Icon): Promise<OutputFile> {
  // A lossless file with sixteen colours is a third of the size of a lossy one, and keeps the edges sharp.
  const palette = await sharp(Buffer.from(markerIcon(icon)))
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()
  const content = await sharp(palette).webp({ lossless: true }).toBuffer()
  return { path: `${folder}/${icon.id}.webp`, content }
}

function markerIcon({ colour, glyph }: Icon): string {
  const centre = side / 2
  const diameter = side - 2 * margin
  const scale = (diameter * glyphShare) / glyphSide
  const corner = centre - (glyphSide * scale) / 2
  // SVG centres a stroke on the edge of its circle, so the radius is reduced by half the ring.
  const radius = (diameter - ring) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<circle cx="${centre}" cy="${centre}" r="${radius}" fill="${discColour}" stroke="${colour}" stroke-width="${ring}"/>`,
    `<g fill="${colour}" transform="translate(${corner} ${corner}) scale(${scale})">${glyph.map(pathMarkup).join('')}</g>`,
    '</svg>',
  ].join('')
}

function pathMarkup({ d, fillRule }: GlyphPath): string {
  return `<path d="${d}"${fillRule === undefined ? '' : ` fill-rule="${fillRule}"`}/>`
}
