import { create } from 'zustand'
import { noteSearchText, takeSearchText } from '../chunks/page-reload.ts'

/**
 * What stands in the search box. It outlives the panel's content, which is put together anew where the screen
 * becomes small or large; closing the panel empties it.
 */
export const useSearchText = create<{ readonly text: string }>()(() => ({ text: takeSearchText() }))

export function setSearchText(text: string): void {
  noteSearchText(text)
  useSearchText.setState({ text })
}
