import { useState } from 'react'
import { fastTravels, routeKinds, travelModes } from '../../settings/model/route-choices.ts'
import { joinFacts } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLive } from '../../follow/live.ts'
import { useUndoStack } from '../../progress/undo/undo-stack.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { originsFor, type RouteOrigin } from '../finding/found-route.ts'
import { nameAt } from '../stops.ts'
import { orderRoute } from '../trip.ts'
import { leadBack, turnRound } from '../plan-route.ts'
import { choosePoint, replacePoint, useRoute } from '../route-store.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { undoLastStep } from '../../progress/ui/undo-last-step.ts'
import { PlaceField, type PlaceOption } from './place-field.tsx'
import { useStops } from './use-stops.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

const texts = laterMessages.routes

export function RouteChoices() {
  const world = useWorld()
  const stops = useStops().length
  const list = useProgress((state) => state.playthrough)
  const canUndo = useUndoStack(({ steps }) =>
    steps.some(({ kind, playthrough }) => kind === 'route' && playthrough === list),
  )
  const back = useRoute((state) => state.back)
  return (
    <div className="grid gap-1 px-4 pb-2">
      {stops > 1 && <StartField />}
      <EndField />
      <Options />
      <div className="flex flex-wrap gap-2">
        <Button
          className="grow"
          aria-disabled={!canUndo || undefined}
          onClick={() => canUndo && undoLastStep('route')}
        >
          <Icon name="undo" />
          {messages.toasts.undo}
        </Button>
        <Button className="grow" onClick={turnRound}>
          <Icon name="turn" />
          {texts.turnRound}
        </Button>
        {stops > (back ? 1 : 2) && (
          <Button className="grow" onClick={() => void orderRoute(world)}>
            {texts.bestOrder}
          </Button>
        )}
      </div>
    </div>
  )
}

function Options() {
  const [open, setOpen] = useState(false)
  const wayKind = useSettings((state) => state.wayKind)
  const fastTravel = useSettings((state) => state.fastTravel)
  const travelMode = useSettings((state) => state.travelMode)
  const isTrip = useStops().length > 1
  const back = useRoute((state) => state.back)
  const canTravel = useRoute((state) => (state.about?.fastTravel.length ?? 0) > 0)
  const chosen = joinFacts([
    texts.kinds[wayKind],
    texts.modes[travelMode],
    canTravel && fastTravel !== 'none' && texts.fastTravel,
    isTrip && back && texts.back,
  ])
  return (
    <Disclosure
      label={texts.options(chosen)}
      open={open}
      onOpenChange={setOpen}
      className="w-full justify-between gap-2 text-left text-vellum-soft hover:text-vellum"
      contentClassName="grid gap-1 pb-2"
    >
      <Choice
        label={texts.by}
        value={wayKind}
        onChange={(next) => useSettings.setState({ wayKind: next })}
      >
        {routeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.mode}
        value={travelMode}
        onChange={(next) => useSettings.setState({ travelMode: next })}
      >
        {travelModes.map((mode) => (
          <option key={mode} value={mode}>
            {texts.modes[mode]}
          </option>
        ))}
      </Choice>
      {canTravel && (
        <Choice
          label={texts.fastTravel}
          value={fastTravel}
          onChange={(next) => useSettings.setState({ fastTravel: next })}
        >
          {fastTravels.map((kind) => (
            <option key={kind} value={kind}>
              {texts.fastTravels[kind]}
            </option>
          ))}
        </Choice>
      )}
      {isTrip && (
        <CheckBox checked={back} onChange={leadBack}>
          {texts.back}
        </CheckBox>
      )}
    </Disclosure>
  )
}

/** Field for the start of a route. Hidden while the start is being chosen on the map. */
export function StartField() {
  const world = useWorld()
  const points = useRoute((state) => state.points)
  // The possible starts depend on the player's position, so render again when it changes.
  useLive((state) => state.position)
  const noMap = useViewport((state) => state.failed)
  const [begin, end] = [points?.[0], points?.at(-1)]
  if (!points || !end || (!begin && !noMap)) return null
  const origins = originsFor(end, world)
  const known = origins.find(({ coordinate }) => coordinate.join() === begin?.join())
  const labelOf = ({ kind, coordinate }: RouteOrigin) =>
    ({
      player: texts.fromPlayer,
      lastEnd: texts.fromLastEnd,
      view: texts.fromView,
      fastTravel: texts.fromFastTravel(nameAt(coordinate, world)),
    })[kind]
  return (
    <PlaceField
      label={texts.from}
      value={known ? labelOf(known) : begin ? nameAt(begin, world) : ''}
      takesFocus={known?.kind === 'view' || known?.kind === 'fastTravel'}
      suggestions={[
        ...origins.map((origin) => ({
          id: origin.kind,
          label: labelOf(origin),
          run: () => replacePoint(0, origin.coordinate),
        })),
        ...onMap(0, noMap),
      ]}
      onPlace={(place) => replacePoint(0, place)}
    />
  )
}

function EndField() {
  const world = useWorld()
  const points = useRoute((state) => state.points)
  const noMap = useViewport((state) => state.failed)
  const [begin, end] = [points?.[0], points?.at(-1)]
  if (!points || !end || (!begin && !noMap)) return null
  const last = points.length - 1
  return (
    <PlaceField
      label={texts.to}
      value={nameAt(end, world)}
      suggestions={onMap(last, noMap)}
      onPlace={(place) => replacePoint(last, place)}
    />
  )
}

function onMap(index: number, noMap: boolean): readonly PlaceOption[] {
  return noMap ? [] : [{ id: 'map', label: texts.chooseOnMap, run: () => choosePoint(index) }]
}
