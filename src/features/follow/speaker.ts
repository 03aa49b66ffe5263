/**
 * Speaks one sentence at a time by the browser's speech synthesis, for speech.ts. It relies on `speaking` and
 * `pending`, which are correct in every browser, unlike the events of an utterance.
 */

/** Milliseconds between `cancel()` and `speak()`. WebKit and Chromium drop an utterance of the same task. */
export const pauseAfterCancelMs = 100

/** Events in which a browser may count a touch or a key as the player's consent to sound. Browsers differ. */
const gestures = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const

type Sentence = () => string

interface Speaker {
  /** Speaks a sentence instead of the present one. @returns false if there is no voice for it */
  readonly say: (sentence: Sentence) => boolean
  readonly cancelAll: () => void
  readonly stop: () => void
}

export function createSpeaker(
  synthesis: SpeechSynthesis,
  findVoice: () => SpeechSynthesisVoice | undefined,
): Speaker {
  /** The requested sentence, until the browser starts to speak it. */
  let pending: Sentence | undefined
  /** The utterance of {@link pending}. Chromium may collect an unreferenced utterance, and then sends no event. */
  let utterance: SpeechSynthesisUtterance | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isBusy = () => synthesis.speaking || synthesis.pending

  function speak(): void {
    timer = undefined
    const selectedVoice = findVoice()
    if (!selectedVoice || !pending) return
    const newUtterance = new SpeechSynthesisUtterance(pending())
    newUtterance.voice = selectedVoice
    newUtterance.lang = selectedVoice.lang
    newUtterance.onstart = newUtterance.onend = () => {
      if (newUtterance === utterance) pending = undefined
    }
    utterance = newUtterance
    // A browser that has paused the speech of a hidden page holds back later sentences as well.
    if (synthesis.paused) synthesis.resume()
    synthesis.speak(newUtterance)
  }

  function say(sentence: Sentence): boolean {
    if (!findVoice()) return false
    pending = sentence
    cancel()
    if (timer === undefined) speak()
    return true
  }

  function cancelAll(): void {
    pending = undefined
    cancel()
  }

  /** Stops the current utterance, if any. A sentence that is requested meanwhile is spoken after the pause. */
  function cancel(): void {
    if (!isBusy()) return
    synthesis.cancel()
    clearTimeout(timer)
    timer = setTimeout(speak, pauseAfterCancelMs)
  }

  /** Repeats the sentence at the first touch. Before it, WebKit ignores utterances and Chromium refuses them. */
  function retryPending(): void {
    if (pending && timer === undefined && !isBusy()) speak()
  }

  function resume(): void {
    if (document.visibilityState === 'visible' && synthesis.paused) synthesis.resume()
  }

  for (const gesture of gestures) window.addEventListener(gesture, retryPending, true)
  document.addEventListener('visibilitychange', resume)
  return {
    say,
    cancelAll,
    stop: () => {
      for (const gesture of gestures) window.removeEventListener(gesture, retryPending, true)
      document.removeEventListener('visibilitychange', resume)
      cancelAll()
      clearTimeout(timer)
    },
  }
}
