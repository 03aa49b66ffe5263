import { classNames } from './class-names.ts'

interface TallyBarProps {
  readonly value: number
  readonly max: number
  readonly className?: string
}

/** A bar that shows `value` as a share of `max`. Hidden from screen readers, because the numbers are beside it. */
export function TallyBar({ value, max, className }: TallyBarProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('tally-bar', className)}
    >
      {max > 0 && value > 0 && (
        <rect width={Math.max(1, (100 * value) / max)} height="4" className="fill-gold-bright" />
      )}
    </svg>
  )
}
