/** What a report of a wrong place says: by itself, as nothing of it is on the first page. */
export const reportMessages = {
  link: 'Something is wrong here',
  ask: 'Something is wrong here?',
  copyRow: 'Copy the row',
  copyHint:
    'It is this place’s line in the map’s data. Send it to whoever keeps the map, with what is wrong.',
  copied: 'Copied',
  copyRefused: 'The browser did not allow copying. Here it is, selected for you:',

  title: (label: string, id: number) => `Wrong: ${label} (${id})`,
  /** For whoever keeps the map: facts first, as a long text is cut from its end. */
  body: (report: Report) =>
    [
      'What is wrong:',
      '',
      '',
      `World: ${report.world}`,
      `Number: ${report.id}`,
      `Type: ${report.type}`,
      `Coordinate: ${report.coordinate.join(', ')}`,
      ...(report.metres ? [`In the game: ${report.metres.join(', ')} m`] : []),
      '',
      'markers.csv:',
      report.columns,
      report.row,
      '',
      `Name: ${report.name}`,
      `Description: ${report.description}`,
    ].join('\n'),
} as const

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
