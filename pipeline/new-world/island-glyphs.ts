/** Simple signs drawn for invented islands, in a square of 512: the outlines of each, by the type that has it. */
export const glyphOutlines: Readonly<Record<string, readonly string[]>> = {
  harbour: [
    'M256 32a64 64 0 1 0 1 0zm0 36a28 28 0 1 1-1 0z',
    'M232 150h48v300h-48z',
    'M160 190h192v44h-192z',
    'M64 300h56c10 78 60 122 136 130c76-8 126-52 136-130h56c-8 112-84 172-192 180c-108-8-184-68-192-180z',
  ],
  inn: ['M104 64h248v72h-248z', 'M120 160h216v288h-216z', 'M352 192h96v176h-96v-48h48v-80h-48z'],
  smithy: ['M48 144h416v72c-88 8-136 40-136 104h48v88h-236v-88h52c0-64-56-96-144-104z'],
  shrine: ['M212 40h88v120h112v84h-112v228h-88v-228h-112v-84h112z'],
  chest: [
    'M64 184c0-76 56-120 128-120h128c72 0 128 44 128 120z',
    'M64 216h384v232h-384zm168 48v88h48v-88z',
  ],
  herbs: [
    'M240 480c-4-160 8-280 176-416c24 208-32 320-144 352v64z',
    'M208 416c-104-8-144-88-128-216c96 40 136 112 128 216z',
  ],
  cave: ['M40 448c0-232 96-384 216-384s216 152 216 384h-120c0-120-40-192-96-192s-96 72-96 192z'],
  lookout: ['M128 40h44v432h-44z', 'M188 56h232l-64 80l64 80h-232z'],
}

/** The text of a file of `glyphs/`. */
export function glyphFile(outlines: readonly string[]): string {
  const paths = outlines.map((d) => `<path fill-rule="evenodd" d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${paths}</svg>\n`
}
