// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { onMarkerSelect } from '../features/card/marker-select-event.ts'
import { holdBackInput } from './early-input.ts'

const ask = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

afterEach(() => document.body.replaceChildren())

it('repeats the last click and the last request once the page is live', async () => {
  document.body.innerHTML = '<button id="a"></button><button id="b"></button>'
  const [first, second] = [...document.querySelectorAll('button')]
  const release = holdBackInput()
  first?.click()
  second?.click()
  ask({ id: 1 })
  ask({ id: 2 })
  const pressed = vi.fn<(id: string) => void>()
  const asked = vi.fn<(detail: unknown) => void>()
  for (const button of [first, second]) button?.addEventListener('click', () => pressed(button.id))
  const stop = onMarkerSelect(asked)
  expect(pressed).not.toHaveBeenCalled()
  release(true)
  await nextTask()
  expect(pressed.mock.calls).toEqual([['b']])
  expect(asked.mock.calls).toEqual([[{ id: 2 }]])
  first?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
  stop()
})

it.each([
  ['with figures of its own', '<button>Chest 0 / 44</button>', 'Chest 3 / 44'],
  ['by its label', '<button aria-label="Open panel">=</button>', 'Open panel'],
  ['but nothing that says nothing', '<button> </button>', undefined],
])('does what was pressed on a page that was made anew, %s', async (_, before, expected) => {
  document.body.innerHTML = before
  const letGo = holdBackInput()
  document.querySelector('button')?.click()
  document.body.innerHTML =
    '<button></button><button>Camp 0 / 44</button><button>Chest 3 / 44</button><button aria-label="Open panel"></button>'
  const pressed = vi.fn<(label: string | null) => void>()
  for (const button of document.querySelectorAll('button')) {
    const label = button.getAttribute('aria-label') ?? button.textContent
    button.addEventListener('click', () => pressed(label))
  }
  letGo(true)
  await nextTask()
  expect(pressed.mock.calls).toEqual(expected === undefined ? [] : [[expected]])
})

it('forgets clicks if there is no page', async () => {
  document.body.innerHTML = '<button></button>'
  const button = document.querySelector('button')
  const letGo = holdBackInput()
  button?.click()
  ask({ id: 1 })
  const events = vi.fn<() => void>()
  button?.addEventListener('click', events)
  const stop = onMarkerSelect(events)
  letGo(false)
  await nextTask()
  expect(events).not.toHaveBeenCalled()
  stop()
})
