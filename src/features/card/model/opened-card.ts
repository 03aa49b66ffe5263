// The open card as one value, with the card behind it, which reappears when the first one closes. Behind both, only the
// temporary pin can wait, because it stays on the map until the player removes it.
import type { Coordinate } from '../../../geometry/coordinates.ts'

export type CardTarget =
  | { readonly kind: 'marker' | 'quest'; readonly id: number }
  /** A pin of the player, which may have been deleted in the meantime. */
  | { readonly kind: 'pin'; readonly id: string }
  /** A settlement, by its name in addresses. */
  | { readonly kind: 'settlement'; readonly name: string }
  /** The temporary pin. Its words are the title and note of a shared pin, in the format of `readPinWords`. */
  | { readonly kind: 'spot'; readonly coordinate: Coordinate; readonly words: string }

type TargetOf<Kind extends CardTarget['kind']> = CardTarget & { readonly kind: Kind }

/**
 * How a card was opened. Decides where the keyboard focus goes and whether the map moves. `event`: from a list or
 * another card. `back`: the card in front of it was closed, or the history leads back to it.
 */
export type OpenedBy =
  'pointer' | 'keyboard' | 'event' | 'link' | 'link-with-view' | 'reload' | 'back'

export type Opened = CardTarget & { readonly by: OpenedBy; readonly behind: Opened | null }

export interface OpenedParts {
  readonly front: TargetOf<'marker' | 'quest' | 'pin'> | null
  readonly settlement: TargetOf<'settlement'> | null
  readonly spot: TargetOf<'spot'> | null
}

/** Opens a card in place of all others but the temporary pin. A card that is open already keeps the one behind it. */
export function withOpened(now: Opened | null, target: CardTarget, by: OpenedBy): Opened {
  if (now && isSame(now, target)) return { ...now, ...target, by }
  return inFrontOf(target.kind === 'spot' ? null : temporaryPin(now), target, by)
}

/** Opens a card from the one that is open, which reappears when the new card closes. */
export function inFrontOf(now: Opened | null, target: CardTarget, by: OpenedBy): Opened {
  return { ...target, by, behind: now && asBehind(now) }
}

export function temporaryPin(now: Opened | null): (Opened & TargetOf<'spot'>) | null {
  return find(now, 'spot')
}

export function partsOf(now: Opened | null): OpenedParts {
  const isFront = now?.kind === 'marker' || now?.kind === 'quest' || now?.kind === 'pin'
  return {
    front: isFront ? now : null,
    settlement: find(now, 'settlement'),
    spot: temporaryPin(now),
  }
}

export function openedFrom({ front, settlement, spot }: OpenedParts, by: OpenedBy): Opened | null {
  let opened: Opened | null = null
  for (const target of [spot, settlement, front]) {
    if (target) opened = inFrontOf(opened, target, by)
  }
  return opened
}

/** Returns a card as it reappears. The map then flies to a marker, quest or pin, but not to a settlement or spot. */
function asBehind(now: Opened): Opened {
  const by = now.kind === 'settlement' || now.kind === 'spot' ? 'back' : 'event'
  const pin = temporaryPin(now.behind)
  return { ...now, by, behind: pin && asBehind(pin) }
}

function find<Kind extends CardTarget['kind']>(
  now: Opened | null,
  kind: Kind,
): (Opened & TargetOf<Kind>) | null {
  for (let each = now; each; each = each.behind) {
    if (isOfKind(each, kind)) return each
  }
  return null
}

function isOfKind<Kind extends CardTarget['kind']>(
  opened: Opened,
  kind: Kind,
): opened is Opened & TargetOf<Kind> {
  return opened.kind === kind
}

export function isSame(one: CardTarget, other: CardTarget): boolean {
  return keyOf(one) === keyOf(other)
}

export function keyOf(target: CardTarget): string {
  const { kind } = target
  if (kind === 'settlement') return `${kind} ${target.name}`
  return kind === 'spot' ? `${kind} ${target.coordinate.join()}` : `${kind} ${target.id}`
}
