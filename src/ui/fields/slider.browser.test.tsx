import { cleanup, render } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Slider } from './slider.tsx'

afterEach(cleanup)

function Held({ value, ...rest }: Omit<ComponentProps<typeof Slider>, 'label' | 'onValueChange'>) {
  const [held, setHeld] = useState(value)
  return <Slider {...rest} label="Marker size" value={held} onValueChange={setHeld} />
}

const slider = page.getByRole('slider', { name: 'Marker size' })

async function valuesAfter(...keys: string[]): Promise<number[]> {
  const input = slider.element() as HTMLInputElement
  input.focus()
  const values: number[] = []
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    values.push(input.valueAsNumber)
  }
  return values
}

it('a slider goes from 0 to 100 by 1 by default [S9.22]', async () => {
  render(<Held value={50} />)
  expect(await valuesAfter('Home', 'ArrowRight', 'End', 'ArrowLeft')).toEqual([0, 1, 100, 99])
})

it('page keys move a slider by ten of its own steps within its range', async () => {
  render(<Held value={30} min={20} max={80} step={2} />)
  const keys = ['ArrowRight', 'PageUp', 'PageUp', 'PageUp', 'ArrowLeft', 'PageDown', 'Home']
  expect(await valuesAfter(...keys)).toEqual([32, 52, 72, 80, 78, 58, 20])
})

it('the value of a slider is read out in words', async () => {
  render(<Held value={50} valueText="50 pixels" />)
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50 pixels')
})

it('a press beside the thumb moves it there until the press ends', async () => {
  render(<Held value={50} />)
  const { width, height } = slider.element().getBoundingClientRect()
  // The label handles presses for the slider.
  const label = page.elementLocator(slider.element().closest('label') ?? document.body)
  await userEvent.click(label, { position: { x: width / 4, y: height - 2 } })
  await expect.element(slider).toHaveValue('25')
  await expect.element(slider).toHaveFocus()
  await userEvent.hover(label, { position: { x: width / 2, y: height / 2 } })
  await expect.element(slider).toHaveValue('25')
})

it('only the main mouse button moves a slider', async () => {
  render(<Held value={50} />)
  const label = page.elementLocator(slider.element().closest('label') ?? document.body)
  await userEvent.click(label, { button: 'right', position: { x: 9, y: 9 } })
  await expect.element(slider).toHaveValue('50')
})
