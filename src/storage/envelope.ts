/** How a state stands in an entry's text: with the version that stored it. */
export interface Envelope {
  readonly state: unknown
  readonly version: number
}

/** Undefined for what is no envelope. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const input: unknown = JSON.parse(text)
    if (typeof input !== 'object' || input === null || !('state' in input)) return undefined
    const version = 'version' in input && typeof input.version === 'number' ? input.version : 0
    return { state: input.state, version }
  } catch {
    return undefined
  }
}

/** Turns a state as one version stored it into what the next version stores. */
export type Migration = (state: unknown) => unknown

/** The state as the present version stores it. @param migrations from each older version to the next, the oldest first */
export function migratedState(
  { state, version }: Envelope,
  migrations: readonly Migration[],
): unknown {
  const from = Math.max(0, Math.floor(version))
  return migrations.slice(from).reduce((stored, migrate) => migrate(stored), state)
}
