interface DrawingProps {
  /** How wide and high the grid of the shapes is. */
  readonly side: number
  /** SVG path data. */
  readonly shapes: readonly { readonly d: string; readonly fillRule?: 'nonzero' | 'evenodd' }[]
  readonly className: string
  /** Any colour of CSS; that of the text around it when not given. */
  readonly colour?: string
}

/** Shapes in one colour: decoration, so nothing is said of it. */
export function Drawing({ side, shapes, className, colour }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" color={colour} className={className}>
      {shapes.map(({ d, fillRule }) => (
        <path key={d} d={d} fillRule={fillRule} />
      ))}
    </svg>
  )
}
