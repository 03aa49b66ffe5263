import { formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { whereabouts } from '../../../world/names/where.ts'
import type { Marker } from '../../../world/marker.ts'
import { whereWords } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useSpot } from '../../places/spot.ts'
import { useLabel } from '../../progress/known-names.ts'
import { routeThroughAll } from '../../routes/plan-route.ts'
import { dispatchMarkerSelect } from '../../selection/marker-select-event.ts'
import { useSelection } from '../../selection/selection.ts'
import { useTreasureMaps } from '../../treasure-maps/load-treasure-maps.ts'
import { howHad, mapDemand, mapTitle } from '../../treasure-maps/map-words.ts'
import type { TreasureMap } from '../../../world/treasure-map.ts'
import { useRestingPosition } from '../../viewport/last-position.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

// What cards say of treasure maps: the chest's card where its map is had, a seller's which maps are sold there, and the
// card of the spot where a map is had, which leads back to the chest.

const texts = laterMessages.treasureMaps

/** What looks like a link and leads to another card. */
const link =
  'min-h-11 text-left break-words underline decoration-line underline-offset-4 hover:text-gold-bright'

/** On the card of a place: where the map to it is had, and the maps that are sold there. */
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
  /** The chest that it leads to. */
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
  /** Not on a card that says where it is at its head. */
  readonly withWhere?: boolean
}

/** How and where a map is had and what that takes; a seller's name leads to their card. */
function HowHad({ map, withWhere = false }: HowHadProps) {
  const world = useWorld()
  const where = withWhere && whereabouts(map.at, world)
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
        useSpot.getState().remove()
        dispatchMarkerSelect(seller)
      }}
    >
      {howHad(map, label)}
    </button>
  )
}

/** The way from a seller to the chests, and back to the one from which a player came. */
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

/** On the card of the spot where a map is had. */
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

/** The map that is had at a spot. */
export function useMapAt(spot: Coordinate): TreasureMap | undefined {
  const key = formatCoordinate(spot)
  return useTreasureMaps().find(({ at }) => formatCoordinate(at) === key)
}

/** In place of the chest's card comes that of the spot; a card that a phone has raised goes down, so that the spot is seen. */
function showSpot(map: TreasureMap): void {
  useRestingPosition.setState({ asked: { uncovered: true } })
  useSelection.getState().deselect()
  useSpot.getState().drop(map.at, 'event', mapTitle(map))
}

/** Back from the spot to the chest. */
export function backToChest(chest: Marker): void {
  useSpot.getState().remove()
  dispatchMarkerSelect(chest)
}
