import { classNames } from './class-names.ts'

/** @param label announced to screen readers; without it, the spinner is decoration */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-flex items-center gap-3', className)}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="spinner size-5 fill-none stroke-current"
      >
        <circle cx="12" cy="12" r="9" className="stroke-3 opacity-25" />
        <path d="M12 3a9 9 0 0 1 9 9" className="stroke-3" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}
