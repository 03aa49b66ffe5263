import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'border-gold bg-gold text-ink hover:bg-gold-bright hover:border-gold-bright',
  secondary: 'border-line bg-raised text-vellum hover:border-gold hover:text-gold-bright',
  quiet: 'border-transparent text-vellum-soft hover:bg-raised hover:text-vellum',
  destructive: 'border-danger bg-danger text-ink hover:brightness-110',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof looks
}

export function Button({ look = 'secondary', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 py-1.5 font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        looks[look],
        className,
      )}
      {...rest}
    />
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, and the tooltip. */
  readonly label: string
}

/** A square button of 44 CSS pixels, the smallest that a thumb hits reliably. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-vellum-soft transition-colors hover:bg-raised hover:text-vellum',
        className,
      )}
      {...rest}
    />
  )
}
