import { useEffect, useRef } from 'react'
import type { Marker } from '../../../../world/marker.ts'
import { noteId, type Pin } from '../../../../records/pin.ts'
import { pinLabel } from '../../../../i18n/compose/first-sentences.ts'
import { loadChunk } from '../../../chunks/chunks.ts'
import { notifyPartFailed } from '../../../chunks/notify-part-failed.ts'
import { picturesAmong, pictureTarget } from '../../arriving-pictures.ts'
import { useProgress } from '../../../progress/progress.ts'
import { editPin, noteMarker } from '../../pins.ts'
import { hasWords } from './pasted-words.ts'

export interface PictureTarget {
  /** Id of the pin. A note has one too. */
  readonly id: string
  /** Name of the pin or marker, used in the names of its pictures. */
  readonly label: string
  /** Sets the pictures and returns the key to undo it. */
  readonly change: (pictures: readonly string[]) => string | null
}

export function pinTarget({ id, title }: Pick<Pin, 'id' | 'title'>): PictureTarget {
  return { id, label: pinLabel(title), change: (pictures) => editPin(id, { pictures }) }
}

/** Returns the note on a marker as a target. The note may not exist yet. */
export function noteTarget(
  marker: Pick<Marker, 'id' | 'coordinate'>,
  label: string,
): PictureTarget {
  const id = noteId(marker.id)
  const words = () => useProgress.getState().pins.get(id)?.note ?? ''
  return { id, label, change: (pictures) => noteMarker(marker, words(), pictures) }
}

export function addPictureFiles(target: PictureTarget, files: readonly File[]): void {
  loadChunk(() => import('./add-pictures.ts')).then(
    ({ addPictures }) => addPictures(target, files),
    notifyPartFailed,
  )
}

/** Receives pictures that are pasted or dropped anywhere on the page while a card is open. */
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
      // Remember the target, because another card may be open when the files have been read.
      const { current } = latest
      void picturesAmong(files).then(
        (pictures) => pictures.length > 0 && addPictureFiles(current, pictures),
      )
    }
    window.addEventListener('paste', paste)
    pictureTarget.fill(take)
    return () => {
      window.removeEventListener('paste', paste)
      // The card that takes this one's place may be there already.
      if (pictureTarget.get() === take) pictureTarget.empty()
    }
  }, [])
}

/** True if the paste belongs to a dialog over the card, or is text for a field. */
function isForAnother({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[aria-modal="true"], dialog')) return true
  const hasText = clipboardData?.types.includes('text/plain') === true
  return hasText && target.closest('input, textarea') !== null
}
