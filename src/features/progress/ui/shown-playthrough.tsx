import { laterMessages } from '../../../i18n/generated/later.ts'
import { usePresentPlaythroughs } from '../playthroughs/playthroughs.ts'
import { useProgress } from '../progress.ts'
import type { Playthrough } from '../model/playthrough.ts'

const texts = laterMessages.playthroughs

export function ShownPlaythrough() {
  const playthroughs = usePresentPlaythroughs()
  const shown = useProgress((state) => state.playthrough)
  const present = playthroughs.find(({ id }) => id === shown)
  if (!present || playthroughs.length < 2) return null
  return <p className="text-sm wrap-anywhere">{texts.head(nameOf(present))}</p>
}

export function nameOf({ name }: Playthrough): string {
  return name === '' ? texts.unnamed : name
}
