/** Metres within which an unfound place is told of. */
export const alertReach = 60

/** Seconds of each of the two tones. */
const tone = 0.16

let context: AudioContext | undefined

/** Two soft tones, the second one higher. Silent where the browser has no sound, or gives none before the first press. */
export function playAlert(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A page that was in the background for long has it suspended.
  void context.resume().catch(() => undefined)
  const start = context.currentTime
  for (const [index, frequency] of [659, 880].entries()) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()]
    const from = start + index * tone
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.12, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + tone)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(from)
    oscillator.stop(from + tone)
  }
}
