import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { inOwnElement } from './button.tsx'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  readonly label: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly className?: string
  readonly contentClassName?: string
  /** Content, which is rendered only while open. */
  readonly children: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { label, open, onOpenChange, className, contentClassName, children } = props
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={classNames('flex min-h-11 items-center gap-1', className)}
        onClick={() => onOpenChange(!open)}
      >
        {inOwnElement(label)}
        <Icon
          name="chevron"
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={id} className={contentClassName}>
          {children}
        </div>
      )}
    </div>
  )
}
