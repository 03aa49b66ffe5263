import { classNames } from './class-names.ts'

/** Line drawings on a grid of 24 by 24, made for this project. */
const drawings = {
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20',
  menu: 'M4 6.5h16M4 12h16M4 17.5h10',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  more: 'M5 11.4a.6.6 0 1 0 .01 0M12 11.4a.6.6 0 1 0 .01 0M19 11.4a.6.6 0 1 0 .01 0',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  grip: 'M9.5 7h.01M14.5 7h.01M9.5 12h.01M14.5 12h.01M9.5 17h.01M14.5 17h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 15v5h16v-5',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 15v5h16v-5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  chevron: 'M6 9l6 6l6-6',
  alert: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.3',
  compass: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15.5 8.5l-2 5l-5 2l2-5z',
  crosshair: 'M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M12 2v6M12 16v6M2 12h6M16 12h6',
  measure: 'M5 19L19 5M3 17l4 4M17 3l4 4M9.5 12.5l2 2M12.5 9.5l2 2',
  lasso:
    'M13 4c5 0 8 2 8 5s-3 5.5-8 5.5s-9-2-9-5.5s4-5 9-5M6.5 13.5c-2 1-1.5 3.5.5 3.5s2.5-1.5 1.5-2.5M7 17c0 2-1 3-3 4',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h6',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2',
  pin: 'M12 21c-2-5-6-7.5-6-12a6 6 0 0 1 12 0c0 4.5-4 7-6 12M12 9h.01',
  edit: 'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM14.5 6l3.5 3.5',
  move: 'M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3',
  basemapStyle: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M12 8h7M12 12h9M12 16h7',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h5',
  arrow: 'M12 20V4M6 10l6-6l6 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  route: 'M5 16.8a2 2 0 1 0 .01 0M19 3.5a2 2 0 1 0 .01 0M7.5 18.5c9 0 0-13 9-13',
  turn: 'M5 8h13M14.5 4.5L18 8l-3.5 3.5M19 16H6M9.5 12.5L6 16l3.5 3.5',
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M8 5L4 9l4 4',
} as const

export type IconName = keyof typeof drawings

/** An icon without a text alternative: the control around it has the accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('icon', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  )
}

interface DrawingProps {
  /** Width and height of the shapes' grid. */
  readonly side: number
  readonly shapes: readonly { readonly d: string; readonly fillRule?: 'nonzero' | 'evenodd' }[]
  readonly className: string
  /** CSS colour. Default: the colour of the surrounding text. */
  readonly colour?: string
}

export function Drawing({ side, shapes, className, colour }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" color={colour} className={className}>
      {shapes.map(({ d, fillRule }) => (
        <path key={d} d={d} fillRule={fillRule} />
      ))}
    </svg>
  )
}
