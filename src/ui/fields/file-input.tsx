import type { RefObject } from 'react'

interface FileInputProps {
  /** Opens the system's choice of files by `click()`. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly accept?: string | undefined
  readonly multiple?: boolean
  readonly 'data-testid'?: string
  /** The same file can be chosen again once the promise has settled, or at once. */
  readonly onChoose: (files: readonly File[]) => void | Promise<void>
}

/**
 * A field for files behind a button, which alone is seen, named and reached by keys. It is part of the page and rendered: an
 * iPhone may forget a field that is not in the document, or not displayed, before the player has chosen.
 */
export function FileInput({ onChoose, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ currentTarget: input }) => {
        const files = Array.from(input.files ?? [])
        if (files.length === 0) return
        const forget = () => {
          input.value = ''
        }
        void Promise.resolve(onChoose(files)).then(forget, forget)
      }}
    />
  )
}
