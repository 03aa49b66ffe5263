import { toolMessages } from '../../i18n/generated/tools.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'
import { toldAfter, voiceFor, type Told } from './model/speaking.ts'
import { createSpeaker } from './speaker.ts'

/** Whether this browser speaks at all, whatever the types say. Browsers inside apps have the property without a value. */
export function hasSpeech(): boolean {
  const { speechSynthesis } = window as { readonly speechSynthesis?: SpeechSynthesis | null }
  return Boolean(speechSynthesis) && 'SpeechSynthesisUtterance' in window
}

/** Whether there is a voice for the page's language. Many browsers have none before they have asked the system for theirs. */
export function hasVoice(): boolean {
  return ownVoice() !== undefined
}

/** Calls back when other voices are there. @returns ends it */
export function onVoices(changed: () => void): () => void {
  if (!hasSpeech()) return () => undefined
  const { speechSynthesis } = window
  // Safari before 17 has voices that cannot be listened to.
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

/** Says the next turn of the route aloud while the player wants it. @returns ends it */
export function watchSpeech(): () => void {
  if (!hasSpeech()) return () => undefined
  const speaker = createSpeaker(window.speechSynthesis, ownVoice)
  let told: Told | null = null

  const update = () => {
    const { guidance = null } = useLive.getState()
    const next = useSettings.getState().turnsAloud ? toldAfter(told, guidance) : null
    if (next === told) return
    // Without a voice the turn stays untold: voices may come later.
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

/** The words for what is to be done next, with the distance as it is now. */
function wordsNow(): string {
  return useLive.getState().guidance?.words ?? toolMessages.live.offRoute
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  return hasSpeech() ? voiceFor(window.speechSynthesis.getVoices(), currentLocale()) : undefined
}
