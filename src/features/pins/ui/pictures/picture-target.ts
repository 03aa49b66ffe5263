import { useEffect, useRef } from 'react'
import type { Marker } from '../../../../world/marker.ts'
import { noteId, type Pin } from '../../../../records/pin.ts'
import { pinLabel } from '../../../../i18n/compose/first-sentences.ts'
import { loadChunk } from '../../../chunks/chunks.ts'
import { notifyPartFailed } from '../../../chunks/notify-part-failed.ts'
import { picturesAmong, pictureTarget } from '../../../pictures/arriving-pictures.ts'
import { useProgress } from '../../../progress/progress.ts'
import { editPin, noteMarker } from '../../pins.ts'
import { hasWords } from './pasted-words.ts'

/** A pin, or a note on a marker, that pictures are added to. */
export interface PictureTarget {
  /** The pin's, which a note has as well. */
  readonly id: string
  /** What it is called where its pictures are told apart. */
  readonly label: string
  /** Says which pictures it has from now on. @returns the key by which that is undone */
  readonly change: (pictures: readonly string[]) => string | null
}

export function pinTarget({ id, title }: Pick<Pin, 'id' | 'title'>): PictureTarget {
  return { id, label: pinLabel(title), change: (pictures) => editPin(id, { pictures }) }
}

/** The note on a marker, which may have no words, or not be there yet. @param label the marker's */
export function noteTarget(
  marker: Pick<Marker, 'id' | 'coordinate'>,
  label: string,
): PictureTarget {
  const id = noteId(marker.id)
  const words = () => useProgress.getState().pins.get(id)?.note ?? ''
  return { id, label, change: (pictures) => noteMarker(marker, words(), pictures) }
}

/** Makes the pictures in files smaller and adds them; whatever stands in the way is said. */
export function addPictureFiles(target: PictureTarget, files: readonly File[]): void {
  loadChunk(() => import('./add-pictures.ts')).then(
    ({ addPictures }) => addPictures(target, files),
    notifyPartFailed,
  )
}

/** Takes pictures that are pasted or dropped anywhere on the page, for as long as a card is open. */
export function usePictureTarget(target: PictureTarget): void {
  const latest = useRef(target)
  useEffect(() => {
    latest.current = target
  })
  useEffect(() => {
    const take = (files: readonly File[]) => addPictureFiles(latest.current, files)
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const files = Array.from(clipboardData?.files ?? [])
      if (!clipboardData || files.length === 0 || isForAnother(event)) return
      if (hasWords(clipboardData)) return
      event.preventDefault()
      // The card may be another one by the time that the files are read.
      const { current } = latest
      void picturesAmong(files).then(
        (pictures) => pictures.length > 0 && addPictureFiles(current, pictures),
      )
    }
    window.addEventListener('paste', paste)
    pictureTarget.receive = take
    return () => {
      window.removeEventListener('paste', paste)
      // The card that takes this one's place may be there already.
      if (pictureTarget.receive === take) pictureTarget.receive = null
    }
  }, [])
}

/** A dialog lies over the card, and a field takes the words that are pasted into it. */
function isForAnother({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[aria-modal="true"], dialog')) return true
  const hasText = clipboardData?.types.includes('text/plain') === true
  return hasText && target.closest('input, textarea') !== null
}
