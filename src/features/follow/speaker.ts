/**
 * Speaks one sentence at a time by the browser's speech synthesis, for speech.ts. It relies on `speaking` and
 * `pending`, which are correct in every browser, unlike the events of an utterance.
 */

/** Milliseconds between `cancel()` and `speak()`. WebKit and Chromium drop an utterance of the same task. */
export const pauseAfterCancel = 100

/** Events in which a browser may count a touch or a key as the player's consent to sound. Browsers differ. */
const gestures = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const

type Sentence = () => string

interface Speaker {
  /** Speaks a sentence instead of the present one. @returns false if there is no voice for it */
  readonly utter: (sentence: Sentence) => boolean
  readonly silence: () => void
  readonly stop: () => void
}

export function createSpeaker(
  synthesis: SpeechSynthesis,
  voice: () => SpeechSynthesisVoice | undefined,
): Speaker {
  /** The requested sentence, until the browser starts to speak it. */
  let unheard: Sentence | undefined
  /** The utterance of {@link unheard}. Chromium may collect an unreferenced utterance, and then sends no event. */
  let utterance: SpeechSynthesisUtterance | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const isBusy = () => synthesis.speaking || synthesis.pending

  function speak(): void {
    waiting = undefined
    const speaking = voice()
    if (!speaking || !unheard) return
    const own = new SpeechSynthesisUtterance(unheard())
    own.voice = speaking
    own.lang = speaking.lang
    own.onstart = own.onend = () => {
      if (own === utterance) unheard = undefined
    }
    utterance = own
    // A browser that has paused the speech of a hidden page holds back later sentences as well.
    if (synthesis.paused) synthesis.resume()
    synthesis.speak(own)
  }

  function utter(sentence: Sentence): boolean {
    if (!voice()) return false
    unheard = sentence
    cancel()
    if (waiting === undefined) speak()
    return true
  }

  function silence(): void {
    unheard = undefined
    cancel()
  }

  /** Stops the current utterance, if any. A sentence that is requested meanwhile is spoken after the pause. */
  function cancel(): void {
    if (!isBusy()) return
    synthesis.cancel()
    clearTimeout(waiting)
    waiting = setTimeout(speak, pauseAfterCancel)
  }

  /** Repeats the sentence at the first touch. Before it, WebKit ignores utterances and Chromium refuses them. */
  function utterUnheard(): void {
    if (unheard && waiting === undefined && !isBusy()) speak()
  }

  function resume(): void {
    if (document.visibilityState === 'visible' && synthesis.paused) synthesis.resume()
  }

  for (const gesture of gestures) window.addEventListener(gesture, utterUnheard, true)
  document.addEventListener('visibilitychange', resume)
  return {
    utter,
    silence,
    stop: () => {
      for (const gesture of gestures) window.removeEventListener(gesture, utterUnheard, true)
      document.removeEventListener('visibilitychange', resume)
      silence()
      clearTimeout(waiting)
    },
  }
}
