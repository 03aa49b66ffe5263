import type { MarkerType } from '../domain/marker-type.ts'
import { worldFileUrl } from '../stores/world/world-files.ts'
import { classNames } from '../ui/class-names.ts'

/** A type's glyph from the world's sprite, in the colour of the text around it. Decoration. */
export function Glyph({ type, className }: { type: MarkerType; className?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden="true"
      className={classNames('shrink-0 fill-current', className)}
    >
      <use href={`${worldFileUrl('sprite.svg')}#${type.glyph}`} />
    </svg>
  )
}
