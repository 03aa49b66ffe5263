import { SlotPart } from '../../../ui/slot-part.tsx'
import { addressName, type Place } from '../../../world/names/world-names.ts'
import { useMemo, useId, useState } from 'react'
import { writeViewLink } from '../../links/model/view-link.ts'
import type { MarkerType, Marker } from '../../../world/marker.ts'
import { displacementTo } from '../../../world/nearest.ts'
import { isService } from '../../../world/world.ts'
import { findMarkersIn } from '../../../world/settlement.ts'
import { joinFacts } from '../../../i18n/compose/first-sentences.ts'
import { displacementWords } from '../../../i18n/compose/later-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { useLabel } from '../../progress/known-names.ts'
import { isolate } from '../../filters/isolate.ts'
import { focusSearch, setSearchText } from '../../progress/panel-view.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { closeCard, openedNow, openInFront } from '../opened.ts'
import { settlementQuests } from '../settlement-quests.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePeekScreen } from '../../../ui/screen-size.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { CardFrame } from '../card-frame.tsx'
import { ShareButton } from '../../links/ui/share-buttons.tsx'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { GoOnButton, RouteButton } from '../../routes/ui/route-button.tsx'
import { CardDetails } from './card-details.tsx'
import type { Services } from '../../../world/manifest.ts'

const texts = laterMessages.settlement

interface SettlementDetailsProps {
  readonly settlement: Place
}

export function SettlementDetails({ settlement }: SettlementDetailsProps) {
  const world = useWorld()
  const markers = useMemo(() => findMarkersIn(settlement, world), [settlement, world])
  const { services, others } = useMemo(() => kindsIn(markers, world), [markers, world])
  const marks = useProgress((state) => state.marks)
  const found = markers.filter(({ id }) => marks.get(id)?.discovered === true).length
  const rank = world.ranks.find(({ key }) => key === settlement.rank)
  const name = settlement.name ?? ''
  return (
    <CardFrame
      label={rank?.minor ? name : texts.label(name)}
      title={name}
      hasAddress
      takesFocus={openedNow()?.by !== 'pointer'}
      onClose={closeCard}
      peek={
        <>
          <div className="px-4 pb-2 text-sm text-vellum-soft tabular">
            <p className="pb-1">
              {joinFacts([rank?.title, markers.length > 0 && foundHere(found, markers.length)])}
            </p>
            {markers.length > 0 ? (
              <TallyBar value={found} max={markers.length} className="h-1 w-full" />
            ) : (
              <p>{texts.nothing}</p>
            )}
          </div>
          <KindsAtAGlance services={services} others={others} />
          <div className="card-actions">
            <RouteButton to={settlement.coordinate} isMain />
            {markers.length > 0 && (
              <Button
                className="grow px-3"
                onClick={() =>
                  isolate({
                    isolated: { kind: 'settlement', id: addressName(settlement) ?? '' },
                    ids: markers.map(({ id }) => id),
                  })
                }
              >
                {texts.isolate}
              </Button>
            )}
            <GoOnButton to={settlement.coordinate} />
          </div>
        </>
      }
    >
      <SlotPart slot={settlementQuests} props={{ settlement }} />
      <Kinds title={texts.services} kinds={services} settlement={settlement} />
      <Kinds title={texts.others} kinds={others} settlement={settlement} />
      <CardDetails>
        <div className="flex flex-wrap gap-2 pb-3">
          {markers.length > 0 && (
            <Button className="grow px-3" onClick={() => listInPanel(name)}>
              {texts.list}
            </Button>
          )}
          <ShareButton search={writeViewLink({ place: name }, world)} title={name} />
        </div>
      </CardDetails>
    </CardFrame>
  )
}

/** Number of types that {@link KindsAtAGlance} names. They fill two lines on the narrowest phone. */
const glanced = 5

/** Names the settlement's types, most important first, in a lowered card, which has no room for the lists. */
function KindsAtAGlance({ services, others }: ReturnType<typeof kindsIn>) {
  const kinds = (services.length > 0 ? services : others)
    .slice()
    .sort((one, other) => other.type.priority - one.type.priority)
  if (!usePeekScreen() || kinds.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 px-4 pb-3">
      <span className="sr-only">{services.length > 0 ? texts.services : texts.others}</span>{' '}
      {kinds.map(({ type }, at) => (
        <span
          key={type.id}
          className={at < glanced ? 'inline-flex items-center gap-1.5' : 'sr-only'}
        >
          {at < glanced && (
            <Glyph type={type} colour={type.colour} className="size-4 fill-current" />
          )}
          <span>{type.title}</span>{' '}
        </span>
      ))}
      {kinds.length > glanced && (
        <span aria-hidden="true" className="tabular">{`+${kinds.length - glanced}`}</span>
      )}
    </p>
  )
}

interface KindsProps {
  readonly title: string
  readonly kinds: readonly KindIn[]
  readonly settlement: Place
}

function Kinds({ title, kinds, settlement }: KindsProps) {
  if (kinds.length === 0) return null
  return (
    <section aria-label={title} className="px-4 pb-2">
      <h3 className="pb-1 font-medium text-vellum-soft">{title}</h3>
      <ul className="-mx-2 grid">
        {kinds.map(({ type, markers }) => (
          <li key={type.id}>
            <KindHere type={type} markers={markers} settlement={settlement} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function foundHere(found: number, all: number): string {
  return found < all ? texts.foundLeft(found, all, all - found) : texts.found(found, all)
}

function listInPanel(name: string): void {
  setSearchText(name)
  useSettings.setState({ panelOpen: true })
  focusSearch('go-on')
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-left hover:bg-raised'

interface KindHereProps {
  readonly type: MarkerType
  /** At least one marker, nearest to the settlement's centre first. */
  readonly markers: readonly Marker[]
  readonly settlement: Place
}

function KindHere({ type, markers, settlement }: KindHereProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const marks = useProgress((state) => state.marks)
  const found = markers.filter((marker) => marks.get(marker.id)?.discovered === true).length
  const [only] = markers
  if (only && markers.length === 1) {
    return <PlaceHere type={type} marker={only} settlement={settlement} withGlyph />
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={row}
      >
        <Glyph type={type} colour={type.colour} className="type-icon" />
        <span className="min-w-0 grow font-medium break-words">{type.title}</span>{' '}
        <span className="text-sm text-vellum-soft tabular">
          <span aria-hidden="true">{laterMessages.settlement.tally(found, markers.length)}</span>
          <span className="sr-only">{messages.filters.tallyLabel(found, markers.length)}</span>
        </span>
        <Icon
          name="chevron"
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <ul id={id} className="grid pl-8">
          {markers.map((marker) => (
            <li key={marker.id}>
              <PlaceHere type={type} marker={marker} settlement={settlement} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface PlaceHereProps {
  readonly type: MarkerType
  readonly marker: Marker
  readonly settlement: Place
  readonly withGlyph?: boolean
}

function PlaceHere({ type, marker, settlement, withGlyph = false }: PlaceHereProps) {
  const { metresPerUnit } = useWorld()
  const label = useLabel(marker, type)
  const found = useProgress(({ marks }) => marks.get(marker.id)?.discovered === true)
  const { metres, direction } = displacementTo(marker, settlement.coordinate, metresPerUnit)
  return (
    <button
      type="button"
      onClick={() => openInFront({ kind: 'marker', id: marker.id })}
      className={row}
    >
      {withGlyph && <Glyph type={type} colour={type.colour} className="type-icon" />}
      <span className="min-w-0 grow break-words">
        <span className="first-letter-capital inline-block font-medium">{label}</span>{' '}
        <span className="block text-sm text-vellum-soft tabular">
          {`${label !== type.title && withGlyph ? `${type.title} · ` : ''}${displacementWords(metres, direction)}`}
        </span>
      </span>
      {found && (
        <>
          <Icon name="check" className="text-gold-bright" />
          <span className="sr-only">{messages.card.marked}</span>
        </>
      )}
    </button>
  )
}

interface KindIn {
  readonly type: MarkerType
  readonly markers: readonly Marker[]
}

interface KindedWorld {
  /** Types in the panel's order. */
  readonly types: readonly MarkerType[]
  readonly services: Services
}

function kindsIn(
  markers: readonly Marker[],
  { types, services: served }: KindedWorld,
): { readonly services: readonly KindIn[]; readonly others: readonly KindIn[] } {
  const kinds = types
    .map((type) => ({
      type,
      markers: markers.filter(({ locationType }) => locationType === type.id),
    }))
    .filter((kind) => kind.markers.length > 0)
  const serves = ({ type }: KindIn) => isService(type, served)
  return { services: kinds.filter(serves), others: kinds.filter((kind) => !serves(kind)) }
}
