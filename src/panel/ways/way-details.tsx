import { minutesFor } from '../../domain/ways/way-steps.ts'
import type { Way } from '../../domain/ways/way.ts'
import { besideEachOther } from '../../messages/compose/listed.ts'
import { roundedMetres } from '../../messages/compose/way-words.ts'
import { useLanguage } from '../../messages/language/use-language.ts'
import { messages } from '../../messages/messages.ts'
import { wayMessages as texts } from '../../messages/way-messages.ts'
import { useFoundWay } from '../../stores/ways/found-way.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import { endWay, useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CardFrame } from '../card-frame.tsx'
import { sayDownload } from '../files/say-download.ts'
import { exportWay } from './export-way.ts'
import { BesideWay } from './beside-way.tsx'
import { KeepWay } from './keep-way.tsx'
import { PrintStops } from './print-stops.tsx'
import { NextStop } from './next-stop.tsx'
import { useStops } from './use-stops.ts'
import { WayChoices } from './way-choices.tsx'
import { WayStops } from './way-stops.tsx'
import { WaySteps } from './way-steps.tsx'

/** The card of a way: how long it is, by what it leads, what to do on it, and what lies beside it. */
export function WayDetails() {
  useLanguage()
  const world = useWorld()
  const points = useWay((state) => state.points)
  const ordering = useWay((state) => state.ordering)
  const { way, finding, failed } = useFoundWay()
  const end = points?.at(-1)
  const stopped = useStops().length
  const stops = ordering?.amount ?? stopped
  const toEnd = end ? texts.card(nameAt(end, world)) : texts.title
  const label = stops > 1 ? texts.tour(stops) : toEnd
  return (
    <CardFrame
      label={label}
      title={label}
      picture={<Icon name="way" className="size-8 shrink-0 text-gold" />}
      takesFocus
      onClose={endWay}
      peek={
        <div role="status" aria-busy={finding} className="px-4 pb-3 tabular-nums">
          {ordering ? (
            <ProgressBar
              label={texts.ordering}
              share={ordering.share}
              cancel={{ label: texts.stopOrdering, run: ordering.end }}
            />
          ) : way ? (
            <>
              <Lengths way={way} metresPerUnit={world.metresPerUnit} />
              <NextStop way={way} />
            </>
          ) : (
            <Waiting failed={failed} />
          )}
        </div>
      }
    >
      {points && (
        <>
          <WayChoices />
          <div className="px-4 pb-3">
            <KeepWay name={label} />
          </div>
          <WayStops />
        </>
      )}
      {way && (
        <>
          <WaySteps />
          <div className="grid gap-2 px-4 pb-3">
            <Button className="w-full" onClick={() => sayDownload(exportWay(label, world))}>
              <Icon name="download" />
              {texts.exportWay}
            </Button>
            {stops > 1 && 'print' in window && <PrintStops />}
          </div>
          <BesideWay way={way} />
        </>
      )}
    </CardFrame>
  )
}

function Lengths({ way, metresPerUnit }: { readonly way: Way; readonly metresPerUnit: number }) {
  const metres = way.length * metresPerUnit
  const offRoad = way.legs
    .flatMap((leg) => leg.parts)
    .filter(({ kind }) => kind === 'straight')
    .reduce((sum, { length }) => sum + length * metresPerUnit, 0)
  return (
    <>
      <p className="text-xl font-medium text-gold-bright">
        {messages.measure.metres(roundedMetres(metres))}
      </p>
      <p>
        {besideEachOther([
          texts.walk(minutesFor(metres, 'walk')),
          texts.run(minutesFor(metres, 'run')),
          texts.ride(minutesFor(metres, 'ride')),
        ])}
      </p>
      {roundedMetres(offRoad) > 0 && (
        <p className="text-sm text-vellum-soft">{texts.offRoad(roundedMetres(offRoad))}</p>
      )}
    </>
  )
}

function Waiting({ failed }: { readonly failed: boolean }) {
  const retry = useFoundWay((state) => state.retry)
  if (!failed) return <p>{texts.finding}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p>{texts.failed}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  )
}
