import { formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import type { Marker } from '../../../world/marker.ts'
import { whereWords } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { closeAll, openCard } from '../opened.ts'
import { useLabel } from '../../progress/known-names.ts'
import { routeThroughAll } from '../../routes/plan-route.ts'
import { dispatchMarkerSelect } from '../marker-select-event.ts'
import { useTreasureMaps } from '../../lists/load-treasure-maps.ts'
import { howHad, mapDemand, mapTitle } from '../../lists/map-words.ts'
import type { TreasureMap } from '../../../world/treasure-map.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

// Treasure maps on the cards of a chest, of a seller, and of the spot where a map lies.

const texts = laterMessages.treasureMaps

/** Classes of a button that looks like a link, because it opens another card. */
const link =
  'min-h-11 text-left break-words underline decoration-line underline-offset-4 hover:text-gold-bright'

export function TreasureMapsOf({ marker }: { readonly marker: Marker }) {
  const maps = useTreasureMaps()
  const leading = maps.find(({ chest }) => chest === marker.id)
  const sold = maps.filter(({ seller }) => seller === marker.id)
  return (
    <>
      {leading && <MapToHere map={leading} marker={marker} />}
      {sold.length > 0 && <SoldMaps maps={sold} />}
    </>
  )
}

interface MapToHereProps {
  readonly map: TreasureMap
  readonly marker: Marker
}

function MapToHere({ map, marker }: MapToHereProps) {
  return (
    <section aria-label={mapTitle(map)} className="mx-4 mt-3 rounded-md border border-line p-3">
      <h3 className="text-sm text-vellum-soft">{mapTitle(map)}</h3>
      <HowHad map={map} withWhere />
      <ul className="mt-3 flex flex-wrap gap-2 *:grow">
        <li className="grid">
          <Button className="px-3" onClick={() => showSpot(map)}>
            <Icon name="pin" />
            {texts.show}
          </Button>
        </li>
        <li className="grid">
          <Button className="px-3" onClick={() => routeThroughAll([map.at, marker.coordinate])}>
            <Icon name="route" />
            {texts.fromThere}
          </Button>
        </li>
      </ul>
    </section>
  )
}

interface HowHadProps {
  readonly map: TreasureMap
  /** Whether to say where the map is. A card whose head says so leaves this out. */
  readonly withWhere?: boolean
}

/** Says how and where a player gets a map, and what that requires. A seller's name opens the seller's card. */
function HowHad({ map, withWhere = false }: HowHadProps) {
  const world = useWorld()
  const where = withWhere && findWhereabouts(map.at, world)
  const seller = world.markersById.get(map.seller ?? -1)
  const demand = mapDemand(map, world)
  return (
    <ul>
      <li>{seller ? <Seller map={map} seller={seller} /> : howHad(map, undefined)}</li>
      {where && <li className="text-sm text-vellum-soft tabular">{whereWords(where)}</li>}
      {demand && <li>{demand}</li>}
    </ul>
  )
}

function Seller({ map, seller }: { readonly map: TreasureMap; readonly seller: Marker }) {
  const label = useLabel(seller, useWorld().typesById.get(seller.locationType))
  return (
    <button
      type="button"
      className={link}
      onClick={() => {
        closeAll()
        dispatchMarkerSelect(seller)
      }}
    >
      {howHad(map, label)}
    </button>
  )
}

function SoldMaps({ maps }: { readonly maps: readonly TreasureMap[] }) {
  const { markersById } = useWorld()
  return (
    <section aria-label={texts.sells} className="mx-4 mt-3 rounded-md border border-line p-3">
      <h3 className="text-sm text-vellum-soft">{texts.sells}</h3>
      <ul>
        {maps.map((map) => {
          const chest = markersById.get(map.chest)
          return (
            <li key={map.number}>
              {chest && (
                <button type="button" className={link} onClick={() => dispatchMarkerSelect(chest)}>
                  {mapTitle(map)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function MapAtSpot({ map, chest }: { readonly map: TreasureMap; readonly chest: Marker }) {
  return (
    <>
      <div className="px-4 pb-3">
        <HowHad map={map} />
      </div>
      <div className="card-actions">
        <Button appearance="primary" className="grow px-3" onClick={() => backToChest(chest)}>
          {texts.back}
        </Button>
        <Button className="grow px-3" onClick={() => routeThroughAll([map.at, chest.coordinate])}>
          <Icon name="route" />
          {texts.toTreasure}
        </Button>
      </div>
    </>
  )
}

export function useMapAt(spot: Coordinate): TreasureMap | undefined {
  const key = formatCoordinate(spot)
  return useTreasureMaps().find(({ at }) => formatCoordinate(at) === key)
}

/** Opens the spot's card instead of the chest's. Lowers a raised card on a phone, so that the spot is visible. */
function showSpot(map: TreasureMap): void {
  useViewport.setState({ asked: { uncovered: true } })
  openCard({ kind: 'spot', coordinate: map.at, words: mapTitle(map) }, 'event')
}

export function backToChest(chest: Marker): void {
  closeAll()
  dispatchMarkerSelect(chest)
}
