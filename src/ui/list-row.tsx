import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { rovingStop } from './keys/focus.ts'

export interface ListRowProps {
  /** A control of its own before the button, such as a checkbox. */
  readonly control?: ReactNode
  readonly picture?: ReactNode
  readonly title: ReactNode
  /** Words at the far end of the title's line. */
  readonly distance?: string | undefined
  /** Description of a tick at the end of the row. Without it, there is no tick. */
  readonly tick?: string | false | undefined
  readonly selected?: boolean
  /** Vertical padding. */
  readonly className: string
  readonly onChoose: () => void
  /** Lines below the title. */
  readonly children?: ReactNode
}

/** A row of a list that can be chosen as a whole: a search result, a pin, a place. One stop of its roving list. */
export function ListRow(props: ListRowProps) {
  const { control, picture, title, distance, tick, selected, className, onChoose, children } = props
  const highlight = selected && 'rounded-md bg-raised ringed'
  const button = (
    <button
      type="button"
      {...rovingStop}
      aria-current={selected || undefined}
      onClick={onChoose}
      className={classNames(
        'result-row flex min-h-11 w-full min-w-0 items-center gap-3 rounded-md px-2 text-left hover:bg-raised',
        className,
        !control && highlight,
      )}
    >
      {picture}
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium break-words">{title}</span>{' '}
          {distance && <span className="text-sm text-vellum-soft tabular">{distance}</span>}
        </span>
        {children}
      </span>
      {tick && (
        <>
          <Icon name="check" className="text-gold-bright" />
          <span className="sr-only">{tick}</span>
        </>
      )}
    </button>
  )
  if (!control) return button
  return (
    <div className={classNames('flex items-center gap-1', highlight)}>
      {control}
      {button}
    </div>
  )
}
