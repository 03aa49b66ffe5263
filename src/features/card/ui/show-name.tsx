import type { Marker } from '../../../world/marker.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { askForName, useNameKnown } from '../../progress/known-names.ts'
import { Button } from '../../../ui/button.tsx'

const texts = laterMessages.veil

export function ShowName({ marker }: { readonly marker: Marker }) {
  const known = useNameKnown(marker)
  if (known) return null
  return (
    <div className="px-4 pb-3 text-sm text-vellum-soft">
      <p className="pb-1">{texts.hint}</p>
      <Button
        onClick={({ currentTarget }) => {
          // The button disappears, so move its focus to the card first.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
          askForName(marker.id)
        }}
      >
        {texts.show}
      </Button>
    </div>
  )
}
