import { laterMessages } from '../generated/later.ts'

/** What is known of a place; nothing of its player. */
export interface Report {
  readonly world: string
  readonly id: number
  readonly type: string
  /** World units. */
  readonly coordinate: readonly [x: number, y: number]
  /** The game's own, where the world says where they begin. */
  readonly metres: readonly [x: number, y: number] | undefined
  readonly columns: string
  readonly row: string
  /** Empty where there is none, as is the description. */
  readonly name: string
  readonly description: string
}

/** For whoever keeps the map: facts first, as a long text is cut from its end. */
export function reportBody(report: Report): string {
  const texts = laterMessages.report
  return [
    texts.wrong,
    '',
    '',
    texts.world(report.world),
    texts.id(String(report.id)),
    texts.type(report.type),
    texts.coordinate(report.coordinate.join(', ')),
    ...(report.metres ? [texts.inGame(report.metres.join(', '))] : []),
    '',
    'markers.csv:',
    report.columns,
    report.row,
    '',
    texts.name(report.name),
    texts.description(report.description),
  ].join('\n')
}
