// @vitest-environment happy-dom
// The fake synthesis behaves like WebKit and Chromium. Only a test on a device shows that there is sound.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpeaker, pauseAfterCancelMs } from './speaker.ts'

class FakeUtterance {
  onstart?: () => void
  onend?: () => void
  onerror?: () => void
  lang = ''
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const cancel = vi.fn<() => void>()
let heard: string[]
/** Whether the player has touched the page. Before that, browsers speak nothing. */
let allowed: boolean
/** True until the end of the task that called `cancel`. The browser drops an utterance of the same task. */
let cancelledNow: boolean
let synthesis: {
  speaking: boolean
  pending: boolean
  paused: boolean
  cancel: () => void
  resume: () => void
  speak: (utterance: FakeUtterance) => void
}
let current: FakeUtterance | undefined
let voice: SpeechSynthesisVoice | undefined
let speaker: ReturnType<typeof createSpeaker>

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  allowed = true
  cancelledNow = false
  current = undefined
  voice = { lang: 'en-GB' } as SpeechSynthesisVoice
  synthesis = {
    speaking: false,
    pending: false,
    paused: false,
    cancel: cancel.mockReset().mockImplementation(() => {
      synthesis.speaking = false
      cancelledNow = true
      setTimeout(() => (cancelledNow = false))
    }),
    resume: () => {
      synthesis.paused = false
      if (current) start(current)
    },
    speak: (utterance) => {
      if (!allowed || cancelledNow) return
      synthesis.speaking = true
      current = utterance
      if (!synthesis.paused) start(utterance)
    },
  }
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  speaker = createSpeaker(synthesis as unknown as SpeechSynthesis, () => voice)
})

afterEach(() => {
  speaker.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function start(utterance: FakeUtterance): void {
  heard.push(utterance.text)
  utterance.onstart?.()
}

function end(): void {
  synthesis.speaking = false
  current?.onend?.()
  current = undefined
}

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = () => vi.advanceTimersByTime(pauseAfterCancelMs)
const touch = () => {
  allowed = true
  for (const type of ['pointerdown', 'pointerup', 'touchend', 'click']) {
    window.dispatchEvent(new Event(type))
  }
}

describe('a speaker', () => {
  it('says the first sentence without cancelling anything', () => {
    speaker.say(() => 'Left')
    expect(heard).toEqual(['Left'])
    expect(cancel).not.toHaveBeenCalled()
  })

  it('says the next sentence at once if the one before has ended', () => {
    speaker.say(() => 'Left')
    end()
    speaker.say(() => 'Right')
    expect(heard).toEqual(['Left', 'Right'])
    expect(cancel).not.toHaveBeenCalled()
  })

  it('cancels the current sentence and speaks the next one in a later task [F127]', () => {
    speaker.say(() => 'Left')
    speaker.say(() => 'Right')
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(heard).toEqual(['Left'])
    pass()
    expect(heard).toEqual(['Left', 'Right'])
  })

  it('says only the last of the sentences that come within the pause', () => {
    speaker.say(() => 'Left')
    speaker.say(() => 'Right')
    speaker.say(() => 'Straight on')
    pass()
    expect(heard).toEqual(['Left', 'Straight on'])
  })

  it('says a sentence that follows upon silence in the same task', () => {
    speaker.say(() => 'Left')
    speaker.cancelAll()
    speaker.say(() => 'Right')
    pass()
    expect(heard).toEqual(['Left', 'Right'])
  })

  it('is silent after silence, also within the pause', () => {
    speaker.say(() => 'Left')
    speaker.say(() => 'Right')
    speaker.cancelAll()
    pass()
    touch()
    expect(heard).toEqual(['Left'])
  })

  it('replaces an utterance that never ends', () => {
    speaker.say(() => 'Left')
    vi.advanceTimersByTime(60_000)
    speaker.say(() => 'Right')
    pass()
    expect(heard).toEqual(['Left', 'Right'])
  })

  it('has no voice and says so', () => {
    voice = undefined
    expect(speaker.say(() => 'Left')).toBe(false)
    voice = { lang: 'en-GB' } as SpeechSynthesisVoice
    touch()
    expect(heard).toEqual([])
  })
})

describe('before the first touch', () => {
  beforeEach(() => void (allowed = false))

  it('the sentence is said after the touch, once, in the words of that moment', () => {
    let words = 'In 120 m, left'
    speaker.say(() => words)
    words = 'In 80 m, left'
    expect(heard).toEqual([])
    touch()
    touch()
    end()
    touch()
    expect(heard).toEqual(['In 80 m, left'])
    expect(cancel).not.toHaveBeenCalled()
  })

  it('the sentence is said after a key', () => {
    speaker.say(() => 'Left')
    allowed = true
    window.dispatchEvent(new Event('keydown'))
    expect(heard).toEqual(['Left'])
  })

  it('a sentence that is no longer wanted is not said after the touch', () => {
    speaker.say(() => 'Left')
    speaker.cancelAll()
    touch()
    expect(heard).toEqual([])
  })

  it('a speaker that was stopped says nothing after the touch', () => {
    speaker.say(() => 'Left')
    speaker.stop()
    touch()
    expect(heard).toEqual([])
  })
})

describe('speech that the browser paused while the page was hidden', () => {
  it('goes on when the page is visible again', () => {
    synthesis.paused = true
    setVisible('hidden')
    expect(synthesis.paused).toBe(true)
    setVisible('visible')
    expect(synthesis.paused).toBe(false)
  })

  it('is resumed for the next sentence', () => {
    setVisible('hidden')
    synthesis.paused = true
    speaker.say(() => 'Left')
    expect(heard).toEqual(['Left'])
  })
})
