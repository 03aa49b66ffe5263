/**
 * Says one sentence at a time through the browser's speech synthesis, and works around what browsers do to it. Used by
 * speech.ts. Relies on `speaking` and `pending`, which tell the truth in every browser; the events of an utterance do not
 * always come.
 */

/**
 * Milliseconds between the end of one utterance by `cancel()` and the next `speak()`. WebKit and Chromium drop an utterance
 * that follows in the same task.
 */
export const pauseAfterCancel = 100

/** The events in which a browser may count a touch or a key as the player's consent to sound. Which one does, differs. */
const gestures = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const

/** Returns the sentence as it is when it is spoken. */
type Sentence = () => string

interface Speaker {
  /** Says a sentence in place of the one that is being spoken. @returns false if there is no voice for it */
  readonly utter: (sentence: Sentence) => boolean
  readonly silence: () => void
  /** Is silent from now on. */
  readonly stop: () => void
}

/** @param voice the voice to speak with, if there is one */
export function createSpeaker(
  synthesis: SpeechSynthesis,
  voice: () => SpeechSynthesisVoice | undefined,
): Speaker {
  /** The requested sentence, until the browser starts to speak it. */
  let unheard: Sentence | undefined
  /** The utterance of {@link unheard}. Chromium may collect an utterance that nothing refers to, and then sends no event. */
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
    // A browser that paused the speech of a hidden page keeps later sentences back as well.
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

  /** Repeats the sentence in the event of the first touch: before it, WebKit ignores utterances and Chromium refuses them. */
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
