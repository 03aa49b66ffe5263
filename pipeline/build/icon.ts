import sharp from 'sharp'
import { glyphSide, type GlyphPath } from '../../src/world/world.ts'
import type { OutputFile } from './output-file.ts'

/** In pixels of the icon. The margin keeps the edge's smoothing off the border. */
const side = 256
const margin = 2
const ring = 10
const discColour = '#1b1712'
const glyphShare = 0.58

export interface Icon {
  /** The type's id, the file's name. */
  readonly id: string
  /** `#RRGGBB`, of the ring and the glyph. */
  readonly colour: string
  readonly glyph: readonly GlyphPath[]
}

/**
 * Builds `{folder}/{id}.webp`: a round marker icon of 256 by 256 pixels, a dark disc with the glyph and a
 * ring around it in the type's colour, transparent outside.
 */
export async function buildIcon(folder: string, icon: Icon): Promise<OutputFile> {
  // Two flat colours and the steps between them: sixteen colours without loss take a third of the
  // bytes of a lossy file, whose compression smears just such edges.
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
  // A stroke lies half inside and half outside of its circle.
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
