import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { TextField } from './text-field.tsx'

const field = page.getByRole('textbox', { name: 'Title' })
const full = page.getByText('Full at 80.')
const letters = (amount: number) => 'abcdefghij'.repeat(8).slice(0, amount)

function Title({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  return (
    <TextField
      label="Title"
      value={value}
      onChange={setValue}
      maxLength={80}
      left={String}
      full={(most) => `Full at ${most}.`}
    />
  )
}

/** Shows the field with the caret after the first three letters. */
async function edit(text: string): Promise<void> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(<Title text={text} />)
  onTestFinished(() => root.unmount())
  await expect.element(field).toHaveValue(text)
  focusBehindThree()
}

function focusBehindThree(): void {
  const element = field.element() as HTMLInputElement
  element.focus()
  element.setSelectionRange(3, 3)
}

async function copy(text: string): Promise<void> {
  const source = document.createElement('textarea')
  source.value = text
  document.body.append(source)
  source.select()
  await userEvent.copy()
  source.remove()
}

/** Composes text with the browser's debugging protocol, so that the events are real. */
async function compose(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const [selectionStart, selectionEnd] = [text.length, text.length]
    await cdp().send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
  }
}

const undo = () => userEvent.keyboard('{Control>}z{/Control}')

it('a full field refuses typing in its middle and says why [F113]', async () => {
  await edit(letters(80))
  await userEvent.keyboard('XY')
  await expect.element(full).toBeVisible()
  await expect.element(field).toHaveValue(letters(80))
})

it('a field is no longer full after a deletion, and Ctrl+Z works [F113]', async () => {
  await edit(letters(80))
  await userEvent.keyboard('X')
  await expect.element(full).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(full).not.toBeInTheDocument()
  await userEvent.keyboard('Z')
  await expect.element(field).toHaveValue(`abZ${letters(80).slice(3)}`)
  await undo()
  await undo()
  await expect.element(field).toHaveValue(letters(80))
})

it('a pasted text is shortened at the caret, and Ctrl+Z takes it out [F113]', async () => {
  await edit(letters(78))
  await copy('👨‍👩‍👧🇨🇿👍🏽')
  focusBehindThree()
  await userEvent.paste()
  const pasted = `abc👨‍👩‍👧🇨🇿${letters(78).slice(3)}`
  await expect.element(field).toHaveValue(pasted)
  await expect.element(full).toBeVisible()
  await undo()
  await expect.element(field).toHaveValue(letters(78))
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(field).toHaveValue(pasted)
})

it('a composition is shortened when it ends, and not before [F114]', async () => {
  await edit(letters(79))
  await compose('に', 'にほ', 'にほん')
  await expect.element(field).toHaveValue(`abcにほん${letters(79).slice(3)}`)
  await cdp().send('Input.insertText', { text: '日本' })
  await expect.element(field).toHaveValue(`abc日${letters(79).slice(3)}`)
  await expect.element(full).toBeVisible()
  await undo()
  await expect.element(field).toHaveValue(letters(79))
})
