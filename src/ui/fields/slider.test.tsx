// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Slider } from './slider.tsx'

afterEach(cleanup)

function Held({ value, ...rest }: Omit<ComponentProps<typeof Slider>, 'label' | 'onValueChange'>) {
  const [held, setHeld] = useState(value)
  return <Slider {...rest} label="Marker size" value={held} onValueChange={setHeld} />
}

const slider = () => screen.getByRole('slider', { name: 'Marker size' })
const value = () => slider().getAttribute('aria-valuenow')

/** Presses keys on the slider and gives its value after each. */
async function valuesAfter(...keys: string[]): Promise<(string | null)[]> {
  const user = userEvent.setup()
  slider().focus()
  const values: (string | null)[] = []
  for (const key of keys) {
    await user.keyboard(`{${key}}`)
    values.push(value())
  }
  return values
}

describe('Slider', () => {
  it('goes from 0 to 100 [S9.22]', async () => {
    render(<Held value={50} />)
    expect(slider().getAttribute('aria-valuemin')).toBe('0')
    expect(slider().getAttribute('aria-valuemax')).toBe('100')
    expect(await valuesAfter('Home', 'ArrowLeft', 'End', 'ArrowRight')).toEqual([
      '0',
      '0',
      '100',
      '100',
    ])
  })

  it('moves by one with the arrows and by ten with PageUp and PageDown', async () => {
    render(<Held value={50} />)
    expect(
      await valuesAfter('ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageUp', 'PageDown', 'PageDown'),
    ).toEqual(['51', '52', '51', '61', '51', '41'])
  })

  it('moves by ten of its own steps within its own range', async () => {
    render(<Held value={30} min={20} max={80} step={2} />)
    expect(await valuesAfter('ArrowRight', 'PageUp', 'PageUp', 'PageUp', 'Home')).toEqual([
      '32',
      '52',
      '72',
      '80',
      '20',
    ])
  })

  it('reads its value out in words', () => {
    render(<Held value={50} valueText="50 pixels" />)
    expect(slider().getAttribute('aria-valuetext')).toBe('50 pixels')
  })
})
