import type { ComponentType } from 'react'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { OverlayProps } from '../../ui/dialogs/lazy-chunk.tsx'
import { isSingleKey, isToolKey, type Command } from '../../ui/keys/key-commands.ts'
import { isEscape } from '../../ui/keys/composition.ts'
import type { MapContent, MapEvent, MapEvents } from '../../map/map-engine.ts'

/**
 * What a tool does with what a player does on the map. A true result says that it is the tool's alone: no other
 * hears of it, and a press that is a tool's alone is no click either.
 */
type Handlers = {
  readonly [Kind in keyof MapEvents]?: (
    event: MapEvent<Kind>,
    /** Within another site's page, where nothing is kept. */
    embedded: boolean,
  ) => boolean | void
}

/** Done by a key of its own while a tool is used. */
export type ToolCommand = Command<boolean, 'deletePin'> & Required<Pick<Command, 'keys'>>

/** Where what is selected by its id or its name is found. */
export type SelectableWorld = Pick<LoadedWorld, 'markersById' | 'places'>

/**
 * What a player has in hand on the map: one entry of `mapTools`. What it is used on is the state of a store, from
 * which all of this follows.
 */
export interface MapTool {
  readonly name: string
  /** Whether there is anything of it that Escape ends. */
  readonly inUse: () => boolean
  /** Puts it away, when Escape is pressed and when another is taken up. */
  readonly end: (world: SelectableWorld) => void
  /** @param changed called when any of this may have become another @returns what stops it */
  readonly subscribe: (changed: () => void) => () => void
  /** Whether clicks on the map are its own: then no other is used beside it. Never, where this is missing. */
  readonly takesClicks?: () => boolean
  /** Takes back what was done last with it, by Backspace. */
  readonly stepBack?: () => void
  /**
   * Where Escape ends it: wherever the focus is but in a text or a dialog, or on the map alone, as what is beside
   * the map has an Escape of its own. What has the focus itself hears its keys itself, and lies over all others.
   */
  readonly escape: 'anywhere' | 'on the map' | 'by itself'
  /** Further keys, of a map that has the focus; what they are done to is whether it is within another site's page. */
  readonly commands?: readonly ToolCommand[]
  readonly on?: Handlers
  /** What of the map's content is its own. */
  readonly drawn?: (embedded: boolean) => Partial<MapContent>
  /** What is said of Enter while clicks are its own. */
  readonly crosshair?: () => string
  /** What of it lies over the map; loaded when it is first used, and there from then on. */
  readonly Part?: ComponentType<{ readonly world: LoadedWorld } & OverlayProps>
}

// All of this is for tools from the outermost to the innermost.
type Tools = readonly MapTool[]

/** The map's tools, from the outermost to the innermost. The shell, which knows all of them, fills it in. */
let registered: Tools = []

export function registerTools(tools: Tools): Tools {
  registered = tools
  return tools
}

export function registeredTools(): Tools {
  return registered
}

/** The innermost tool that is used. */
export function toolInUse(tools: Tools): MapTool | undefined {
  return tools.findLast((tool) => tool.inUse())
}

/** The tool whose the map's clicks are, if they are not the map's own. */
export function toolOfClicks(tools: Tools): MapTool | undefined {
  return tools.find((tool) => tool.takesClicks?.() === true)
}

/** @param changed called when what is used, or anything of it, changes @returns what stops it */
export function onTools(tools: Tools, changed: () => void): () => void {
  const stops = tools.map((tool) => tool.subscribe(changed))
  return () => stops.forEach((stop) => stop())
}

/**
 * Sees to it that nothing is used beside a tool that has the map's clicks: a card would lie over what is measured,
 * and share its Escape. Whatever is taken up ends what it cannot be beside; among what is used already, the tool
 * that has the clicks stays. Only a menu, which hears its keys itself, lies over any of them.
 *
 * @returns what stops it
 */
export function keepApart(tools: Tools, world: () => SelectableWorld): () => void {
  const apart = tools.filter((tool) => tool.escape !== 'by itself')
  const stops = apart.map((tool) => {
    let before = takenUp(tool)
    return tool.subscribe(() => {
      const now = takenUp(tool)
      const more = now > before
      before = now
      if (more) endBeside(tool)
    })
  })
  const first = toolOfClicks(apart)
  if (first) endBeside(first)
  return () => stops.forEach((stop) => stop())

  function endBeside(tool: MapTool): void {
    for (const other of apart) {
      if (other === tool || !other.inUse()) continue
      if (tool.takesClicks?.() === true || other.takesClicks?.() === true) other.end(world())
    }
  }
}

/** 0 for what is not used, 1 for what is used, 2 for what has the clicks. */
function takenUp(tool: MapTool): number {
  if (!tool.inUse()) return 0
  return tool.takesClicks?.() === true ? 2 : 1
}

/** Hands what players do on the map to the tools. */
export function createTaker(tools: Tools, embedded: boolean): (event: MapEvent) => void {
  /** Whether the press that came last was a tool's alone; the click that it ends in does nothing more. */
  let spent = false
  const hand = (event: MapEvent): boolean => tools.some((tool) => handle(tool, event, embedded))
  return (event) => {
    if (event.kind === 'press') spent = hand(event)
    else if (!spent || !isClick(event)) hand(event)
  }
}

function handle<Kind extends keyof MapEvents>(
  { on }: MapTool,
  event: MapEvent<Kind>,
  embedded: boolean,
): boolean {
  return on?.[event.kind]?.(event, embedded) === true
}

function isClick(event: MapEvent): boolean {
  return event.kind === 'empty' || ('by' in event && event.by === 'pointer')
}

/** What the tools have the map show. */
export function drawnBy(tools: Tools, embedded: boolean): Partial<MapContent> {
  return Object.assign({}, ...tools.map((tool) => tool.drawn?.(embedded))) as Partial<MapContent>
}

interface KeyOptions {
  readonly embedded: boolean
  readonly world: () => SelectableWorld
  /** Gives the map the focus, which what has ended may have had. */
  readonly focusMap: () => void
}

/**
 * Hears Escape, which ends the innermost tool and no other, Backspace, which takes a step back, and the tools' own
 * keys.
 *
 * @returns what stops it
 */
export function watchToolKeys(tools: Tools, { embedded, world, focusMap }: KeyOptions): () => void {
  const press = (event: KeyboardEvent) => {
    const used = tools.filter((tool) => tool.inUse())
    // A menu hears its own keys.
    if (used.at(-1)?.escape === 'by itself') return
    const meant = used.findLast((tool) => hears(tool, event))
    if (!meant) return
    event.preventDefault()
    event.stopPropagation()
    if (isEscape(event)) {
      meant.end(world())
      focusMap()
    } else if (event.key === 'Backspace') meant.stepBack?.()
    else commandOf(meant, event.key)?.run(embedded)
  }
  // Before the panel, which would close by Escape.
  window.addEventListener('keydown', press, true)
  return () => window.removeEventListener('keydown', press, true)
}

function commandOf({ commands = [] }: MapTool, key: string): ToolCommand | undefined {
  return commands.find(({ keys }) => keys.some(([one]) => one === key))
}

function hears(tool: MapTool, event: KeyboardEvent): boolean {
  const { escape, stepBack } = tool
  const { key, target } = event
  const onMap = target instanceof Element && target.matches('[data-map-focus]')
  if (isEscape(event)) return (onMap || escape === 'anywhere') && isToolKey(event)
  if (key === 'Backspace') return stepBack !== undefined && isToolKey(event)
  return onMap && commandOf(tool, key) !== undefined && isSingleKey(event)
}
