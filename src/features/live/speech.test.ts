// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettings } from '../settings/settings.ts'
import { useLive, type Guidance } from './live.ts'
import { hasSpeech, hasVoice, onVoices, watchSpeech } from './speech.ts'

let voices: readonly Partial<SpeechSynthesisVoice>[]
let spoken: string[]
let stop: () => void
const cancel = vi.fn<() => void>()
const synthesis = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: ({ text, lang }: { readonly text: string; readonly lang: string }) =>
    void spoken.push(`${lang}: ${text}`),
  cancel,
})

beforeEach(() => {
  voices = [voice('de-DE'), voice('en-GB')]
  spoken = []
  cancel.mockReset()
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
  stop = watchSpeech()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  useSettings.setState({ turnsAloud: false })
  useLive.setState(useLive.getInitialState(), true)
})

const voice = (lang: string) => ({ lang, localService: true })
const next = (guidance: Guidance | null) => useLive.setState({ guidance })
const turn = (metres: number, key = '1') =>
  next({ key, metres, words: `In ${metres} m, turn left` })

it('says a turn in the page’s language when it is the next one and when it is near', () => {
  for (const metres of [120, 110, 30, 20]) turn(metres)
  next({ key: 'off', metres: null, words: null })
  expect(spoken).toEqual([
    'en-GB: In 120 m, turn left',
    'en-GB: In 30 m, turn left',
    'en-GB: Off the route',
  ])
})

it('says nothing unless the player wants it, and is silent as soon as they do not any more', () => {
  turn(120)
  cancel.mockReset()
  useSettings.setState({ turnsAloud: false })
  expect(cancel).toHaveBeenCalledTimes(1)
  turn(90, '2')
  expect(spoken).toHaveLength(1)
  useSettings.setState({ turnsAloud: true })
  expect(spoken).toEqual(['en-GB: In 120 m, turn left', 'en-GB: In 90 m, turn left'])
})

it('is silent when following ends, and when the route does', () => {
  turn(120)
  cancel.mockReset()
  next(null)
  expect(cancel).toHaveBeenCalledTimes(1)
  turn(100)
  cancel.mockReset()
  stop()
  expect(cancel).toHaveBeenCalledTimes(1)
  turn(10)
  expect(spoken).toHaveLength(2)
})

it('knows of voices that come late, and speaks no other language’s', () => {
  voices = []
  const changed = vi.fn<() => void>()
  const end = onVoices(changed)
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
  Reflect.deleteProperty(window, 'speechSynthesis')
  vi.unstubAllGlobals()
  expect([hasSpeech(), hasVoice()]).toEqual([false, false])
  onVoices(() => undefined)()
  stop = watchSpeech()
  turn(10)
  expect(spoken).toEqual([])
})
