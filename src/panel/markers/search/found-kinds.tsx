import { useState } from 'react'
import type { MarkerType } from '../../../domain/markers/marker.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { showOnly } from '../../../stores/markers/only.ts'
import { titleOf } from '../../../stores/markers/title-of.ts'
import { useTallies } from '../../../stores/progress/tallies.ts'
import { Button } from '../../../ui/button.tsx'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'
import { uncoverMap } from '../../uncover-map.ts'
import { TypeToggle } from '../filters/type-toggle.tsx'

/** A word such as "shop" means a dozen kinds; the places themselves should be in sight. */
const shownAtFirst = 3

/** The filters of the kinds that a text may mean. */
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
        <Button look="quiet" {...rovingStop} onClick={() => setAll(true)}>
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
      <div className="grid min-w-0 flex-[1_1_10rem]">
        <TypeToggle type={type} found={found} total={total} />
      </div>
      <Button
        className="shrink-0"
        {...rovingStop}
        aria-label={laterMessages.search.onlyKindLabel(type.title)}
        onClick={() => {
          showOnly({ titleIn: titleOf(type.id), typeIds: [type.id] })
          uncoverMap()
        }}
      >
        {laterMessages.search.onlyKind}
      </Button>
    </div>
  )
}
