import { useEffect, useLayoutEffect, useRef } from 'react'
import { messages } from '../../../messages/messages.ts'
import { useSearchFocus } from '../../../stores/markers/search-focus.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface SearchBoxProps {
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly onSubmit: () => void
}

/** Enter searches at once; Escape clears the box, and only from an empty box closes the panel. */
export function SearchBox({ text, onTextChange, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const focusWanted = useSearchFocus((state) => state.wanted)
  // Somebody may have typed into it before the page was live.
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed) onTextChange(typed)
  }, [onTextChange])
  useEffect(() => {
    if (!focusWanted) return
    input.current?.focus({ preventScroll: true })
    if (focusWanted === 'select') input.current?.select()
    useSearchFocus.getState().taken()
  }, [focusWanted])
  useLayoutEffect(() => {
    const box = input.current
    return () => {
      // The panel is put together anew where the screen becomes small or large, also while one types.
      if (box && box === document.activeElement) useSearchFocus.getState().ask('go-on')
    }
  }, [])
  return (
    <form
      role="search"
      className="sticky top-0 z-10 -mx-4 bg-board px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="flex items-center rounded-md border border-line bg-ink focus-within:border-gold-bright">
        <Icon name="search" className="ml-3 text-vellum-soft" />
        <input
          ref={input}
          id="search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={messages.search.label}
          placeholder={messages.search.placeholder}
          value={text}
          data-own-escape={text !== '' || undefined}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-vellum-soft focus-visible:outline-none"
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return
            event.preventDefault()
            event.stopPropagation()
            onTextChange('')
          }}
        />
        {text !== '' && (
          <IconButton
            label={messages.search.clear}
            onClick={() => {
              onTextChange('')
              input.current?.focus({ preventScroll: true })
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
    </form>
  )
}
