import { type ComponentProps, Children, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

const appearances = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  destructive: 'button-destructive',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  readonly appearance?: keyof typeof appearances
}

export function Button(props: ButtonProps) {
  const { appearance = 'secondary', className, type = 'button', children, ...rest } = props
  return (
    <button
      type={type}
      className={classNames('button', appearances[appearance], className)}
      {...rest}
    >
      {inOwnElement(children)}
    </button>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string
}

/** A square button of 44 CSS pixels, the smallest size that a thumb hits reliably. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames('icon-button', className)}
      {...rest}
    />
  )
}

/** Wraps each text in an element. React fails if a browser's page translation replaces a text that has siblings. */
export function inOwnElement(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <span>{child}</span> : child,
  )
}
