import { yieldLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import { isService } from '../../../world/world.ts'
import { joinList } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { assetUrl } from '../../../platform/environment.ts'
import { useLabel, useNameKnown } from '../../progress/known-names.ts'
import { closeCard, openedNow, useOpenedMarker } from '../opened.ts'
import { chunks } from '../../chunks/chunks.ts'
import { ShownNote } from '../../pins/ui/notes/shown-note.tsx'
import { useProgress } from '../../progress/progress.ts'
import { useHasRoute } from '../../routes/route-store.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { lazyChunk } from '../../../ui/dialogs/lazy-chunk.tsx'
import { CardFrame, Fact, Facts } from '../card-frame.tsx'
import { FoundSwitch } from './found-switch.tsx'

const MoreOfMarker = lazyChunk(
  chunks,
  async () => (await import('./more-of-marker.tsx')).MoreOfMarker,
  { className: 'grid justify-items-start gap-2 px-4 pb-3' },
)

const ShowName = lazyChunk(chunks, async () => (await import('./show-name.tsx')).ShowName, {
  className: 'grid justify-items-start gap-2 px-4 pb-3',
})

const RouteActions = lazyChunk(
  chunks,
  async () => (await import('../../routes/ui/route-button.tsx')).RouteActions,
  {
    className: 'grid basis-full justify-items-start gap-2',
    // An invisible button gives the card its final height from the first frame.
    waiting: <span className="button invisible grow" />,
  },
)

export function DetailsCard() {
  const marker = useOpenedMarker(useWorld().markersById)
  return marker && <Card key={marker.id} marker={marker} />
}

function Card({ marker }: { marker: Marker }) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  const known = useNameKnown(marker)
  const veiled = marker.veiled === true && !known
  const hasRoute = useHasRoute()
  // Treasure is ticked off once, so Found comes first; a service is visited often, so the route comes first.
  const serves = type !== undefined && isService(type, world.services)

  // A card has room for five buttons. `left` tells the details which buttons to show instead.
  const left = { route: veiled || (!serves && hasRoute), goOn: veiled, found: serves && hasRoute }

  return (
    <CardFrame
      label={messages.card.label(label)}
      title={label}
      hasAddress
      picture={
        type && (
          <img src={assetUrl(type.icon)} alt="" width={56} height={56} className="size-[56px]" />
        )
      }
      takesFocus={openedNow()?.by !== 'pointer'}
      onClose={closeCard}
      where={marker.coordinate}
      sign={<VisitedSign markerId={marker.id} />}
      peek={
        <>
          {veiled && <ShowName marker={marker} />}
          <div className="card-actions">
            {serves && <RouteActions to={marker.coordinate} isMain />}
            {!(serves && hasRoute) && <FoundSwitch markerId={marker.id} isMain={!serves} />}
            {!serves && !veiled && <RouteActions to={marker.coordinate} />}
          </div>
        </>
      }
    >
      {marker.image && (
        <img
          src={assetUrl(marker.image)}
          alt={messages.card.image(label)}
          width={960}
          height={600}
          className="mb-3 aspect-8/5 w-full object-cover"
        />
      )}
      <MarkerFacts marker={marker} type={type?.title === label ? undefined : type} />
      <ShownNote id={marker.id} />
      <MoreOfMarker marker={marker} label={label} left={left} />
    </CardFrame>
  )
}

/** The map's symbol of a visited marker, a broken ring. It is small because opening the card is already a visit. */
function VisitedSign({ markerId }: { markerId: number }) {
  const visited = useProgress((state) => state.visitedMarkers.includes(markerId))
  const { visited: label } = messages.card
  return visited && <span role="img" aria-label={label} title={label} className="visited-sign" />
}

interface MarkerFactsProps {
  readonly marker: Marker
  /** `undefined` if the type's name equals the card's title. */
  readonly type: MarkerType | undefined
}

function MarkerFacts({ marker, type }: MarkerFactsProps) {
  const world = useWorld()
  return (
    <Facts>
      {marker.description && (
        <Fact term={messages.card[marker.demand ? 'requirement' : 'description']}>
          {marker.description}
        </Fact>
      )}
      {marker.yields && (
        <Fact term={messages.card.yields}>
          <span className="first-letter-capital inline-block">
            {joinList(marker.yields.map((entry) => yieldLabel(entry, world)))}
          </span>
        </Fact>
      )}
      {type && <Fact term={messages.card.type}>{type.title}</Fact>}
    </Facts>
  )
}
