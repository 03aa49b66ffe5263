// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettings } from '../settings/settings.ts'
import { useLive, type Guidance } from './live.ts'
import { pauseAfterCancelMs } from './speaker.ts'
import { hasSpeech, hasVoice, onVoicesChange, speakTurns } from './speech.ts'

let voices: readonly Partial<SpeechSynthesisVoice>[]
let spoken: string[]
let stop: () => void
const cancel = vi.fn<() => void>(() => void (synthesis.speaking = false))
const synthesis = Object.assign(new EventTarget(), {
  speaking: false,
  pending: false,
  paused: false,
  getVoices: () => voices,
  speak: ({ text, lang }: { readonly text: string; readonly lang: string }) => {
    synthesis.speaking = true
    spoken.push(`${lang}: ${text}`)
  },
  cancel,
})

beforeEach(() => {
  vi.useFakeTimers()
  voices = [voice('de-DE'), voice('en-GB')]
  spoken = []
  cancel.mockClear()
  synthesis.speaking = false
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  useSettings.setState({ turnsAloud: true })
  stop = speakTurns()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  useSettings.setState({ turnsAloud: false })
  useLive.setState(useLive.getInitialState(), true)
})

const voice = (lang: string) => ({ lang, localService: true })
const next = (guidance: Guidance | null) => useLive.setState({ guidance })
const turn = (distanceMetres: number, key = '1') => {
  next({ key, distanceMetres, text: `In ${distanceMetres} m, turn left` })
  synthesis.speaking = false
}

it('says a turn in the page’s language when it is the next one and when it is near', () => {
  for (const metres of [120, 110, 30, 20]) turn(metres)
  next({ key: 'off', distanceMetres: null, text: null })
  expect(spoken).toEqual([
    'en-GB: In 120 m, turn left',
    'en-GB: In 30 m, turn left',
    'en-GB: Off the route',
  ])
})

it('speaks only if the player wants it, and stops at once', () => {
  turn(120)
  synthesis.speaking = true
  useSettings.setState({ turnsAloud: false })
  expect(cancel).toHaveBeenCalledTimes(1)
  turn(90, '2')
  expect(spoken).toHaveLength(1)
  useSettings.setState({ turnsAloud: true })
  vi.advanceTimersByTime(pauseAfterCancelMs)
  expect(spoken).toEqual(['en-GB: In 120 m, turn left', 'en-GB: In 90 m, turn left'])
})

it('is silent when following ends, and when the route does', () => {
  turn(120)
  synthesis.speaking = true
  next(null)
  expect(cancel).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(pauseAfterCancelMs)
  turn(100)
  synthesis.speaking = true
  cancel.mockClear()
  stop()
  expect(cancel).toHaveBeenCalledTimes(1)
  turn(10)
  expect(spoken).toHaveLength(2)
})

it('says the turn of the moment as soon as a voice comes', () => {
  voices = [voice('de-DE')]
  turn(120)
  turn(110)
  expect(spoken).toEqual([])
  voices = [voice('en-US')]
  synthesis.dispatchEvent(new Event('voiceschanged'))
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(spoken).toEqual(['en-US: In 110 m, turn left'])
})

it('announces a turn at the next position if no event reports the voices', () => {
  voices = []
  turn(120)
  voices = [voice('en-US')]
  turn(115)
  turn(105)
  expect(spoken).toEqual(['en-US: In 115 m, turn left'])
})

it('knows of voices that come late, and speaks no other language’s', () => {
  voices = []
  const changed = vi.fn<() => void>()
  const end = onVoicesChange(changed)
  expect([hasSpeech(), hasVoice()]).toEqual([true, false])
  turn(120)
  expect(spoken).toEqual([])
  voices = [voice('de-DE'), voice('en-US')]
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(changed).toHaveBeenCalledTimes(1)
  expect(hasVoice()).toBe(true)
  end()
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(changed).toHaveBeenCalledTimes(1)
})

it('needs nothing of a browser that cannot speak', () => {
  stop()
  vi.stubGlobal('speechSynthesis', undefined)
  expect([hasSpeech(), hasVoice()]).toEqual([false, false])
  Reflect.deleteProperty(window, 'speechSynthesis')
  vi.unstubAllGlobals()
  expect([hasSpeech(), hasVoice()]).toEqual([false, false])
  onVoicesChange(() => undefined)()
  stop = speakTurns()
  turn(10)
  expect(spoken).toEqual([])
})
