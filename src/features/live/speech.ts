import { toolMessages } from '../../i18n/generated/tools.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { useSettings } from '../settings/settings.ts'
import { useLive } from './live.ts'
import { toldAfter, voiceFor, type Told } from './model/speaking.ts'

/** Whether this browser speaks at all, whatever the types say. */
export function hasSpeech(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
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
  let told: Told | null = null

  const update = () => {
    if (!useSettings.getState().turnsAloud) {
      if (told) silence()
      told = null
      return
    }
    const { guidance = null } = useLive.getState()
    const next = toldAfter(told, guidance)
    if (next === told) return
    told = next
    if (guidance) utter(guidance.words ?? toolMessages.live.offRoute)
    else silence()
  }
  const stops = [
    useLive.subscribe(({ guidance }, before) => {
      if (guidance !== before.guidance) update()
    }),
    useSettings.subscribe(({ turnsAloud }, before) => {
      if (turnsAloud !== before.turnsAloud) update()
    }),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
    if (told) silence()
  }
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  return hasSpeech() ? voiceFor(window.speechSynthesis.getVoices(), currentLocale()) : undefined
}

/** In place of what is being told: a turn that is past is no news. */
function utter(words: string): void {
  const voice = ownVoice()
  if (!voice) return
  silence()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.voice = voice
  utterance.lang = voice.lang
  window.speechSynthesis.speak(utterance)
}

function silence(): void {
  if (hasSpeech()) window.speechSynthesis.cancel()
}
