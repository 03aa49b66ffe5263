export interface Voice {
  /** Language tag of the browser: `de-DE`, or `de_DE` on Android. */
  readonly lang: string
  /** True if the voice works without a connection. */
  readonly localService: boolean
  readonly default: boolean
}

/** Further language codes that voices use. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { zh: ['cmn'] }

/** Returns a voice, preferably the default one. It must be on this device: others send the text to a server. */
export function voiceFor<Any extends Voice>(voices: readonly Any[], lang: string): Any | undefined {
  const names = [lang, ...(alsoCalled[lang] ?? [])]
  const own = voices.filter(
    (voice) =>
      voice.localService && names.includes(voice.lang.toLowerCase().split(/[-_]/)[0] ?? ''),
  )
  return own.find((voice) => voice.default) ?? own[0]
}

/** Distance in metres within which a step is spoken a second time. */
const nearStep = 30

export interface Told {
  readonly key: string
  readonly near: boolean
}

/** Decides whether to speak a step: once when it is next, and once when it is near. @returns the same object if not */
export function toldAfter(
  told: Told | null,
  step: { readonly key: string; readonly metres: number | null } | null,
): Told | null {
  if (!step) return null
  const near = step.metres !== null && step.metres <= nearStep
  if (told?.key !== step.key) return { key: step.key, near }
  return near && !told.near ? { key: step.key, near } : told
}
