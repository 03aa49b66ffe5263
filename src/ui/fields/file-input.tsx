import type { RefObject } from 'react'

interface FileInputProps {
  /** `click()` on this input opens the system's file picker. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly accept?: string | undefined
  readonly multiple?: boolean
  readonly 'data-testid'?: string
  /** After the promise has settled, the same file can be chosen again. */
  readonly onChoose: (files: readonly File[]) => void | Promise<void>
}

/** A hidden file input behind a button. It has to be rendered, or iPhones may forget it while the player chooses. */
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
