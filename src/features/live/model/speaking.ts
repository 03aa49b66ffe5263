/** What of a voice tells whether it speaks a language. */
export interface Voice {
  /** As browsers write it: `de-DE`, on Android `de_DE`. */
  readonly lang: string
  /** Whether it speaks without a connection. */
  readonly localService: boolean
  readonly default: boolean
}

/** Other names under which voices give a language. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { zh: ['cmn'] }

/** A voice that speaks a language on this device, the system's own before others: what another speaks is sent to its maker. */
export function voiceFor<Any extends Voice>(voices: readonly Any[], lang: string): Any | undefined {
  const names = [lang, ...(alsoCalled[lang] ?? [])]
  const own = voices.filter(
    (voice) =>
      voice.localService && names.includes(voice.lang.toLowerCase().split(/[-_]/)[0] ?? ''),
  )
  return own.find((voice) => voice.default) ?? own[0]
}

/** Metres within which a step is told once more. */
const nearStep = 30

/** What was told last. */
export interface Told {
  readonly key: string
  /** Whether the player was near it by then. */
  readonly near: boolean
}

/**
 * Whether a step is to be told now: once when it becomes the next one, and once when it is near.
 *
 * @returns what has been told afterwards; the very same where nothing is to be told
 */
export function toldAfter(
  told: Told | null,
  step: { readonly key: string; readonly metres: number | null } | null,
): Told | null {
  if (!step) return null
  const near = step.metres !== null && step.metres <= nearStep
  if (told?.key !== step.key) return { key: step.key, near }
  return near && !told.near ? { key: step.key, near } : told
}
