export interface Voice {
  /** Language tag of the browser: `de-DE`, or `de_DE` on Android. */
  readonly lang: string
  /** True if the voice works without a connection. */
  readonly localService: boolean
  readonly default: boolean
}

const languageAliases: Readonly<Record<string, readonly string[]>> = { zh: ['cmn'] }

/** Returns a voice, preferably the default one. It must be on this device: others send the text to a server. */
export function voiceFor<Any extends Voice>(voices: readonly Any[], lang: string): Any | undefined {
  const names = [lang, ...(languageAliases[lang] ?? [])]
  const usable = voices.filter(
    (voice) =>
      voice.localService && names.includes(voice.lang.toLowerCase().split(/[-_]/)[0] ?? ''),
  )
  return usable.find((voice) => voice.default) ?? usable[0]
}

/** Distance in metres within which a step is spoken a second time. */
const nearStepMetres = 30

export interface SpokenStep {
  readonly key: string
  readonly near: boolean
}

/** Decides whether to speak a step: once when it is next, and once when it is near. @returns the same object if not */
export function nextSpokenStep(
  lastSpoken: SpokenStep | null,
  step: { readonly key: string; readonly distanceMetres: number | null } | null,
): SpokenStep | null {
  if (!step) return null
  const near = step.distanceMetres !== null && step.distanceMetres <= nearStepMetres
  if (lastSpoken?.key !== step.key) return { key: step.key, near }
  return near && !lastSpoken.near ? { key: step.key, near } : lastSpoken
}
