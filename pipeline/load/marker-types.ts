import type { Reading } from '../problem.ts'
import type { SourceType } from '../source.ts'
import { readCsv } from './csv.ts'

/** Reads `marker-types.csv`. */
export function readMarkerTypes(file: string, text: string): Reading<SourceType[]> {
  const { value, problems } = readCsv(file, text, ['id', 'title', 'category', 'glyph'])
  return { value: value?.map(({ line, cells }) => ({ file, line, ...cells })), problems }
}
