import { Suspense, useState } from 'react'
import { lazyPiece } from '../stores/lazy-piece.ts'
import type { Marker } from '../domain/marker.ts'
import { useLasso } from '../stores/lasso.ts'
import { useMeasuring } from '../stores/measuring.ts'
import { useSpotMenu } from '../stores/spot-menu.ts'

const SpotMenu = lazyPiece(async () => (await import('./spot-menu/spot-menu.tsx')).SpotMenu)
const MeasureBar = lazyPiece(async () => (await import('./measure/measure-bar.tsx')).MeasureBar)
const LassoBar = lazyPiece(async () => (await import('./lasso/lasso-bar.tsx')).LassoBar)

interface SpotToolsProps {
  readonly metresPerUnit: number
  readonly markers: readonly Marker[]
}

/** The menu of a spot and the bars of the map's tools, each loaded when it is first asked for. */
export function SpotTools({ metresPerUnit, markers }: SpotToolsProps) {
  const menuOpen = useSpotMenu((state) => state.spot !== null)
  const measuring = useMeasuring((state) => state.points !== null)
  const drawing = useLasso((state) => state.lasso !== null)
  // It outlives the menu: what it copies may be refused a moment later.
  const [menuUsed, setMenuUsed] = useState(false)
  if (menuOpen && !menuUsed) setMenuUsed(true)
  return (
    <>
      <Suspense>{menuUsed && <SpotMenu />}</Suspense>
      <Suspense>{measuring && <MeasureBar metresPerUnit={metresPerUnit} />}</Suspense>
      <Suspense>{drawing && <LassoBar markers={markers} />}</Suspense>
    </>
  )
}
