import { toolMessages } from '../../i18n/generated/tools.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'
import { nextSpokenStep, voiceFor, type SpokenStep } from './model/spoken-step.ts'
import { createSpeaker } from './speaker.ts'

/** True if this browser can speak. Browsers inside apps have the property without a value. */
export function hasSpeech(): boolean {
  const { speechSynthesis } = window as { readonly speechSynthesis?: SpeechSynthesis | null }
  return Boolean(speechSynthesis) && 'SpeechSynthesisUtterance' in window
}

/** True if there is a voice for the page's language. Many browsers have no voices until they have asked the system. */
export function hasVoice(): boolean {
  return findLocalVoice() !== undefined
}

export function onVoicesChange(onChange: () => void): () => void {
  if (!hasSpeech()) return () => undefined
  const { speechSynthesis } = window
  // In Safari before 17, `speechSynthesis` can't have listeners.
  speechSynthesis.addEventListener?.('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange)
}

/** Speaks the next turn of the route while the player wants it. @returns a function that stops this */
export function speakTurns(): () => void {
  if (!hasSpeech()) return () => undefined
  const speaker = createSpeaker(window.speechSynthesis, findLocalVoice)
  let lastSpoken: SpokenStep | null = null

  const update = () => {
    const { guidance = null } = useLive.getState()
    const next = useSettings.getState().turnsAloud ? nextSpokenStep(lastSpoken, guidance) : null
    if (next === lastSpoken) return
    // If there is no voice, don't count the turn as spoken, because voices may arrive later.
    if (!next) speaker.cancelAll()
    else if (!speaker.say(currentSentence)) return
    lastSpoken = next
  }
  const stops = [
    useLive.subscribe(({ guidance }, before) => {
      if (guidance !== before.guidance) update()
    }),
    useSettings.subscribe(({ turnsAloud }, before) => {
      if (turnsAloud !== before.turnsAloud) update()
    }),
    onVoicesChange(update),
    speaker.stop,
  ]
  update()
  return () => {
    for (const stop of stops) stop()
  }
}

function currentSentence(): string {
  return useLive.getState().guidance?.text ?? toolMessages.live.offRoute
}

function findLocalVoice(): SpeechSynthesisVoice | undefined {
  return hasSpeech() ? voiceFor(window.speechSynthesis.getVoices(), currentLocale()) : undefined
}
