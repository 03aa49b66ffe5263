import { uncoverMap } from '../../settings/settings.ts'
import { addressName } from '../../../world/names/world-names.ts'
import { useMemo, useState } from 'react'
import { matchedYields } from '../../../world/filtering.ts'
import { capitalised, yieldLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import { findMarkersIn } from '../../../world/settlement.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import type { Place } from '../../../world/names/world-names.ts'
import { distance, formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { joinList, whereWords } from '../../../i18n/compose/first-sentences.ts'
import { placeAndDistanceText } from '../../../i18n/compose/later-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { glyphSide } from '../../../world/world.ts'
import { questGlyph } from '../../../world/quest-glyph.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { labelNow } from '../../progress/known-names.ts'
import { MarkerRow } from '../../progress/ui/marker-row.tsx'
import { isolate } from '../../filters/isolate.ts'
import type { FoundQuest } from '../model/look-up.ts'
import { openFoundQuest } from '../quest-search.ts'
import { useTallies } from '../../progress/tallies.ts'
import { openCard, openSettlement } from '../../card/opened.ts'
import { mapLine } from '../../lists/map-words.ts'
import type { TreasureMap } from '../../../world/treasure-map.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing, Icon, type IconName } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { ListRow } from '../../../ui/list-row.tsx'
import { TypeToggle } from '../../filters/ui/filter-panel.tsx'

interface ResultRowProps {
  readonly marker: Marker
  readonly searched: string
  /** Point from which the distance is measured. */
  readonly from: Coordinate
  /** The treasure map whose number led to this marker. */
  readonly map?: TreasureMap
}

export function ResultRow({ marker, searched, from, map }: ResultRowProps) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const here = joinList(matchedYields(marker, searched, world))
  const where = findWhereabouts(marker.coordinate, world)
  const metres = distance(from, marker.coordinate) * world.metresPerUnit
  const note =
    marker.description ??
    (here ? undefined : joinList(marker.yields?.map((entry) => yieldLabel(entry, world)) ?? []))

  return (
    <MarkerRow
      marker={marker}
      type={type}
      icon="size-10"
      found="tick"
      className="py-2"
      renderTitle={(label) => (
        <TitleAndKind
          title={label}
          kind={type && label !== capitalised(type.title, currentLocale()) ? type.title : undefined}
        />
      )}
    >
      <span className="row-where block text-sm break-words">
        {placeAndDistanceText(where && whereWords(where), metres)}
      </span>
      <span className="row-more flex flex-wrap gap-x-3 text-sm text-vellum-soft tabular">
        <span>{laterMessages.search.id(marker.id)}</span>
        <span>{formatCoordinate(marker.coordinate)}</span>
      </span>
      {here && <span className="block text-sm break-words">{laterMessages.search.here(here)}</span>}
      {map && <MapLine map={map} />}
      {note && <span className="row-more block text-sm break-words">{note}</span>}
    </MarkerRow>
  )
}

interface TitleAndKindProps {
  readonly title: string | undefined
  readonly kind: string | undefined
}

function TitleAndKind({ title, kind }: TitleAndKindProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0">{title}</span>{' '}
      {kind && <span className="text-sm font-normal text-vellum-soft">{kind}</span>}
    </span>
  )
}

/** Icon of a result that is no marker. */
export function ResultIcon({ name }: { readonly name: IconName }) {
  return (
    <span className={iconBox}>
      <Icon name={name} />
    </span>
  )
}

const iconBox = 'flex size-10 shrink-0 items-center justify-center text-gold-bright'

/** Says where to get the treasure map that leads to the marker. */
function MapLine({ map }: { readonly map: TreasureMap }) {
  const world = useWorld()
  const seller = world.markersById.get(map.seller ?? -1)
  const label = seller && labelNow(seller, world.typesById.get(seller.locationType))
  return <span className="block text-sm break-words">{mapLine(map, label, world)}</span>
}

export function SettlementRow({ settlement }: { readonly settlement: Place }) {
  const world = useWorld()
  const rank = world.ranks.find(({ key }) => key === settlement.rank)
  const markers = useMemo(() => findMarkersIn(settlement, world), [settlement, world])
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ListRow
        picture={<ResultIcon name="compass" />}
        title={<TitleAndKind title={settlement.name} kind={rank?.title} />}
        className="flex-[1_1_9rem] py-2"
        onChoose={() => openFoundSettlement(settlement)}
      >
        <span className="block text-sm text-vellum-soft tabular">
          {laterMessages.settlement.places(markers.length)}
        </span>
      </ListRow>
      {markers.length > 0 && (
        <Button
          className="mr-2 shrink-0"
          {...rovingStop}
          aria-label={laterMessages.search.isolateKindLabel(settlement.name ?? '')}
          onClick={() => {
            isolate({
              isolated: { kind: 'settlement', id: addressName(settlement) ?? '' },
              ids: markers.map(({ id }) => id),
            })
            uncoverMap()
          }}
        >
          {laterMessages.search.isolateKind}
        </Button>
      )}
    </div>
  )
}

export function SpotResult({ spot }: { readonly spot: Coordinate }) {
  const where = findWhereabouts(spot, useWorld())
  return (
    <ListRow
      picture={<ResultIcon name="pin" />}
      title={<span className="tabular">{messages.spot.title(formatCoordinate(spot))}</span>}
      className="py-2"
      onChoose={() => openFoundSpot(spot)}
    >
      {where && (
        <span className="block text-sm break-words text-vellum-soft tabular">
          {whereWords(where)}
        </span>
      )}
    </ListRow>
  )
}

export function openFoundSpot(spot: Coordinate): void {
  uncoverMap()
  openCard({ kind: 'spot', coordinate: spot, words: '' }, 'event')
}

export function QuestResult({ quest }: { readonly quest: FoundQuest }) {
  return (
    <ListRow
      picture={
        <span className={iconBox}>
          <Drawing side={glyphSide} shapes={[{ d: questGlyph }]} className="size-6 fill-current" />
        </span>
      }
      title={quest.title}
      tick={quest.done && laterMessages.quests.states.done}
      className="py-2"
      onChoose={() => void openFoundQuest(quest)}
    >
      <span className="block text-sm break-words text-vellum-soft tabular">{quest.detail}</span>
    </ListRow>
  )
}

export function openFoundSettlement(settlement: Place): void {
  uncoverMap()
  openSettlement(settlement, 'event')
}

/** Number of types shown at first. A word such as "shop" finds a dozen, which would push the markers out of view. */
const shownAtFirst = 3

export function FoundKinds({ types }: { readonly types: readonly MarkerType[] }) {
  const tallies = useTallies()
  const [all, setAll] = useState(false)
  const shown = all || types.length <= shownAtFirst + 1 ? types : types.slice(0, shownAtFirst)
  return (
    <div role="group" aria-label={laterMessages.search.kinds} className="grid gap-1.5 pb-2">
      {shown.map((type) => (
        <Kind key={type.id} type={type} {...(tallies.get(type.id) ?? nothing)} />
      ))}
      {shown.length < types.length && (
        <Button appearance="quiet" {...rovingStop} onClick={() => setAll(true)}>
          {laterMessages.search.moreKinds(types.length - shown.length)}
        </Button>
      )}
    </div>
  )
}

const nothing = { found: 0, total: 0 }

interface KindProps {
  readonly type: MarkerType
  readonly found: number
  readonly total: number
}

function Kind({ type, found, total }: KindProps) {
  return (
    <div className="flex flex-wrap items-stretch gap-1.5">
      <div className="grid min-w-0 flex-[1_1_9rem]">
        <TypeToggle type={type} found={found} total={total} />
      </div>
      <Button
        className="shrink-0"
        {...rovingStop}
        aria-label={laterMessages.search.isolateKindLabel(type.title)}
        onClick={() => {
          isolate({ isolated: { kind: 'type', id: type.id }, typeIds: [type.id] })
          uncoverMap()
        }}
      >
        {laterMessages.search.isolateKind}
      </Button>
    </div>
  )
}
