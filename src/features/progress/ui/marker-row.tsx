import type { ReactNode } from 'react'
import { capitalised, markerLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { assetUrl } from '../../../platform/environment.ts'
import { classNames } from '../../../ui/class-names.ts'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { ListRow, type ListRowProps } from '../../../ui/list-row.tsx'
import { dispatchMarkerSelect } from '../../card/marker-select-event.ts'
import { useIsOpened } from '../../card/opened.ts'
import { useNameAsked } from '../known-names.ts'
import { useProgress } from '../progress.ts'

interface MarkerRowProps extends Pick<ListRowProps, 'distance' | 'className' | 'children'> {
  readonly marker: Marker
  readonly type: MarkerType | undefined
  /** Size of the type's icon. Without it, there is no icon. */
  readonly icon?: 'size-9' | 'size-10'
  /** How the row shows that the place is found. A switch can also change it. */
  readonly found?: 'tick' | 'switch'
  readonly showsSelection?: boolean
  readonly renderTitle?: (label: string) => ReactNode
  /** Called before the marker is shown on the map. */
  readonly onChoose?: () => void
}

/** A marker in search results, among the nearest places and in checklists. Choosing it shows the marker on the map. */
export function MarkerRow(props: MarkerRowProps) {
  const { marker, type, icon, found, renderTitle, showsSelection = true, onChoose, ...rest } = props
  const { id } = marker
  useLocale()
  const isFound = useProgress((state) => state.marks.get(id)?.discovered === true)
  const known = useNameAsked(id) || isFound
  const selected = useIsOpened('marker', id)
  const label = capitalised(markerLabel(marker, type, known), currentLocale())
  const ticked = found === 'tick' && isFound
  return (
    <ListRow
      {...rest}
      selected={showsSelection && selected}
      onChoose={() => {
        onChoose?.()
        dispatchMarkerSelect(marker)
      }}
      title={renderTitle ? renderTitle(label) : label}
      tick={ticked && messages.card.marked}
      picture={
        icon &&
        type && (
          <img
            src={assetUrl(type.icon)}
            alt=""
            loading="lazy"
            className={classNames('shrink-0', icon, ticked && 'opacity-50')}
          />
        )
      }
      control={
        found === 'switch' && (
          <label className="flex size-11 shrink-0 items-center justify-center">
            <input
              type="checkbox"
              {...rovingStop}
              checked={isFound}
              aria-label={laterMessages.progress.box(label, id)}
              onChange={({ target }) => {
                const { addDiscovered, removeDiscovered } = useProgress.getState()
                if (target.checked) addDiscovered(id)
                else removeDiscovered(id)
              }}
              className="check"
            />
          </label>
        )
      }
    />
  )
}
