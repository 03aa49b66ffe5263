import { toolMessages } from '../../i18n/generated/tools.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'
import { toldAfter, voiceFor, type Told } from './model/speaking.ts'
import { createSpeaker } from './speaker.ts'

/** True if this browser can speak. Browsers inside apps have the property without a value. */
export function hasSpeech(): boolean {
  const { speechSynthesis } = window as { readonly speechSynthesis?: SpeechSynthesis | null }
  return Boolean(speechSynthesis) && 'SpeechSynthesisUtterance' in window
}

/** True if there is a voice for the page's language. Many browsers have no voices until they have asked the system. */
export function hasVoice(): boolean {
  return ownVoice() !== undefined
}

/** Calls back when the list of voices changes. @returns a function that stops this */
export function onVoices(changed: () => void): () => void {
  if (!hasSpeech()) return () => undefined
  const { speechSynthesis } = window
  // In Safari before 17, `speechSynthesis` can't have listeners.
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

/** Speaks the next turn of the route while the player wants it. @returns a function that stops this */
export function watchSpeech(): () => void {
  if (!hasSpeech()) return () => undefined
  const speaker = createSpeaker(window.speechSynthesis, ownVoice)
  let told: Told | null = null

  const update = () => {
    const { guidance = null } = useLive.getState()
    const next = useSettings.getState().turnsAloud ? toldAfter(told, guidance) : null
    if (next === told) return
    // If there is no voice, don't count the turn as spoken, because voices may arrive later.
    if (!next) speaker.silence()
    else if (!speaker.utter(wordsNow)) return
    told = next
  }
  const stops = [
    useLive.subscribe(({ guidance }, before) => {
      if (guidance !== before.guidance) update()
    }),
    useSettings.subscribe(({ turnsAloud }, before) => {
      if (turnsAloud !== before.turnsAloud) update()
    }),
    onVoices(update),
    speaker.stop,
  ]
  update()
  return () => {
    for (const stop of stops) stop()
  }
}

function wordsNow(): string {
  return useLive.getState().guidance?.words ?? toolMessages.live.offRoute
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  return hasSpeech() ? voiceFor(window.speechSynthesis.getVoices(), currentLocale()) : undefined
}
