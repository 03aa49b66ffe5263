import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { showIn, type ShownState } from './shown-states.ts'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the design system, with its states below its title. */
export function Part({ title, children }: PartProps) {
  return (
    <section id={idOf(title)} className="ui-part">
      <h2 className="playground-heading">{title}</h2>
      {children}
    </section>
  )
}

/** Of the part with a title. */
export function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** States side by side, as many as there is room for. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div className="ui-states">{children}</div>
}

interface StateProps {
  readonly name: string
  /** What its controls are shown as. */
  readonly as?: ShownState
  readonly children: ReactNode
}

/** A part in one state, with the state's name below. */
export function State({ name, as, children }: StateProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current && as) showIn(place.current, as)
  })
  return (
    <figure className="ui-state">
      <div ref={place}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
