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

/** A voice that speaks a language; the system's own before others, and one without a connection before one that needs it. */
export function voiceFor<Any extends Voice>(voices: readonly Any[], lang: string): Any | undefined {
  const names = [lang, ...(alsoCalled[lang] ?? [])]
  const rank = (voice: Voice) => Number(voice.default) + 2 * Number(voice.localService)
  return voices
    .filter((voice) => names.includes(voice.lang.toLowerCase().split(/[-_]/)[0] ?? ''))
    .reduce<Any | undefined>(
      (best, voice) => (best && rank(best) >= rank(voice) ? best : voice),
      undefined,
    )
}

/** Metres within which a step is told once more. */
const nearStep = 30

/** What was said last. */
export interface Said {
  readonly key: string
  /** Whether the player was near it by then. */
  readonly near: boolean
}

/**
 * Whether a step is to be said now: once when it becomes the next one, and once when it is near.
 *
 * @returns what has been said afterwards; the very same where nothing is to be said
 */
export function saidAfter(
  said: Said | null,
  step: { readonly key: string; readonly metres: number | null } | null,
): Said | null {
  if (!step) return null
  const near = step.metres !== null && step.metres <= nearStep
  if (said?.key !== step.key) return { key: step.key, near }
  return near && !said.near ? { key: step.key, near } : said
}
