import { createSlot } from '../../platform/slot.ts'
import type { ComponentType } from 'react'
import { mapToFocus } from './map-view.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { OverlayProps } from '../../ui/dialogs/lazy-chunk.tsx'
import { isToolKey } from '../../ui/keys/key-commands.ts'
import { isEscape } from '../../ui/keys/composition.ts'
import type { MapContent, MapEvent, MapEvents } from '../../map/map-engine.ts'

/**
 * Handlers for events of the map. One that returns true consumes the event: no other tool receives it, and no click
 * follows a consumed press.
 */
type Handlers = {
  readonly [Kind in keyof MapEvents]?: (
    event: MapEvent<Kind>,
    /** True on another site's page, where nothing is stored. */
    embedded: boolean,
  ) => boolean | void
}

/** The part of a world that a tool needs to look up the selection. */
export type SelectableWorld = Pick<LoadedWorld, 'markersById' | 'places'>

/** A tool of the map: one entry of `mapTools`. Its state is in a store, from which the functions below derive. */
export interface MapTool {
  readonly name: string
  /** Whether the tool is active, so that Escape ends it. */
  readonly inUse: () => boolean
  /** Ends the tool, on Escape or because another tool starts. */
  readonly end: (world: SelectableWorld) => void
  /** Calls `changed` whenever a result of these functions may have changed. Returns a function that stops it. */
  readonly subscribe: (changed: () => void) => () => void
  /** Whether the tool receives the map's clicks, so that no other tool may be active. Default: never. */
  readonly takesClicks?: () => boolean
  /** Whether drags draw lines while the tool receives clicks. They then don't move the map. */
  readonly takesStrokes?: true
  readonly stepBack?: () => void
  /**
   * Condition under which Escape ends the tool: the focus is outside text fields and dialogs, or it is on the map. A
   * tool with `by itself` has the focus, handles its own keys and lies over all other tools.
   */
  readonly escape: 'anywhere' | 'on the map' | 'by itself'
  readonly handlers?: Handlers
  readonly drawn?: (embedded: boolean) => Partial<MapContent>
  /** Hint for the Enter key while the tool receives the map's clicks. */
  readonly crosshair?: () => string
  /** Component over the map while the tool is in use. Loaded on first use. */
  readonly Part?: ComponentType<{ readonly world: LoadedWorld } & OverlayProps>
}

// All functions below take the tools in the order in which they receive events of the map. Escape goes the other way.
type Tools = readonly MapTool[]
const noTools: Tools = []

/** The map's tools, in the order in which they receive events. Filled when the map's script loads. */
export const mapToolSlot = createSlot<Tools>()

export function registeredTools(): Tools {
  return mapToolSlot.get() ?? noTools
}

export function toolInUse(tools: Tools): MapTool | undefined {
  return tools.findLast((tool) => tool.inUse())
}

export function toolOfClicks(tools: Tools): MapTool | undefined {
  return tools.find((tool) => tool.takesClicks?.() === true)
}

export function pointingFor(tools: Tools): MapContent['pointing'] {
  const tool = toolOfClicks(tools)
  if (!tool) return 'targets'
  return tool.takesStrokes ? 'strokes' : 'points'
}

/** Calls `changed` whenever a tool changes. Returns a function that stops it. */
export function onTools(tools: Tools, changed: () => void): () => void {
  const stops = tools.map((tool) => tool.subscribe(changed))
  return () => stops.forEach((stop) => stop())
}

/**
 * Ensures that no other tool is active beside one that receives the map's clicks: a card would cover a measured line
 * and share its Escape key. A tool that starts ends the others, except menus. Returns a function to stop it.
 */
export function keepToolsExclusive(tools: Tools, world: () => SelectableWorld): () => void {
  const exclusiveTools = tools.filter((tool) => tool.escape !== 'by itself')
  const stops = exclusiveTools.map((tool) => {
    let before = rankActivity(tool)
    return tool.subscribe(() => {
      const now = rankActivity(tool)
      const more = now > before
      before = now
      if (more) endOtherTools(tool)
    })
  })
  const first = toolOfClicks(exclusiveTools)
  if (first) endOtherTools(first)
  return () => stops.forEach((stop) => stop())

  function endOtherTools(tool: MapTool): void {
    for (const other of exclusiveTools) {
      if (other === tool || !other.inUse()) continue
      if (tool.takesClicks?.() === true || other.takesClicks?.() === true) other.end(world())
    }
  }
}

/** Returns 0 for an inactive tool, 1 for an active one, 2 for one that receives the map's clicks. */
function rankActivity(tool: MapTool): number {
  if (!tool.inUse()) return 0
  return tool.takesClicks?.() === true ? 2 : 1
}

/** Creates a function that passes the map's events to the tools. */
export function createToolDispatcher(tools: Tools, embedded: boolean): (event: MapEvent) => void {
  /** True if a tool has consumed the last press, so that the following click is ignored. */
  let isPressConsumed = false
  const offerToTools = (event: MapEvent): boolean =>
    tools.some((tool) => handle(tool, event, embedded))
  return (event) => {
    if (event.kind === 'press') isPressConsumed = offerToTools(event)
    else if (!isPressConsumed || !isClick(event)) offerToTools(event)
  }
}

function handle<Kind extends keyof MapEvents>(
  { handlers }: MapTool,
  event: MapEvent<Kind>,
  embedded: boolean,
): boolean {
  return handlers?.[event.kind]?.(event, embedded) === true
}

function isClick(event: MapEvent): boolean {
  return event.kind === 'empty' || ('by' in event && event.by === 'pointer')
}

export function combineDrawings(tools: Tools, embedded: boolean): Partial<MapContent> {
  return Object.assign({}, ...tools.map((tool) => tool.drawn?.(embedded))) as Partial<MapContent>
}

interface KeyOptions {
  readonly world: () => SelectableWorld
  /** Moves the focus to the map, because the ended tool may have had it. */
  readonly focusMap: () => void
}

/** Handles Escape, which ends the innermost tool, and Backspace, which undoes its last step. */
export function watchToolKeys(tools: Tools, { world, focusMap }: KeyOptions): () => void {
  const press = (event: KeyboardEvent) => {
    const used = tools.filter((tool) => tool.inUse())
    if (used.at(-1)?.escape === 'by itself') return
    const receiver = used.findLast((tool) => handlesKey(tool, event))
    if (!receiver) return
    event.preventDefault()
    event.stopPropagation()
    if (isEscape(event)) {
      receiver.end(world())
      focusMap()
    } else receiver.stepBack?.()
  }
  // Use the capture phase, because the panel would otherwise close on Escape.
  window.addEventListener('keydown', press, true)
  return () => window.removeEventListener('keydown', press, true)
}

function handlesKey(tool: MapTool, event: KeyboardEvent): boolean {
  const { escape, stepBack } = tool
  if (!isToolKey(event)) return false
  if (!isEscape(event)) return stepBack !== undefined
  return escape === 'anywhere' || event.target === mapToFocus()
}
