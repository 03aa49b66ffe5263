import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react'
import { whenIdle } from '../../../../platform/when-idle.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { focusInstead } from '../../../../ui/keys/focus.ts'
import { showNote } from '../../../../ui/toasts/toasts.tsx'
import { typeOf } from '../../model/picture.ts'
import { onPicturesStored, readPictures } from '../../storage/picture-database.ts'
import { prunePictures } from '../../storage/prune-pictures.ts'
import { undoing } from '../../../progress/undo/undo.ts'
import type { PictureTarget } from './picture-target.ts'
import '../../../../ui/later.css'

const texts = laterMessages.pictures

interface PicturesProps {
  readonly target: PictureTarget
  readonly pictures: readonly string[]
}

export function Pictures({ target, pictures }: PicturesProps) {
  const urls = usePictureUrls(pictures)
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(pruneOnce, [])
  const nameOf = (id: string) => texts.name(pictures.indexOf(id) + 1, pictures.length, target.label)

  function remove(id: string): void {
    let key: string | null = null
    focusInstead(
      () => {
        setOpen(null)
        key = target.change(pictures.filter((each) => each !== id))
      },
      () => list.current?.querySelector('button') ?? document.querySelector<HTMLElement>('.card'),
    )
    showNote('progress', { title: () => texts.deleted, ...undoing(key) })
  }

  return (
    <>
      <ul ref={list} aria-label={texts.list} className="card-actions">
        {pictures.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-11 rounded-md border border-line hover:border-gold"
              onClick={() => setOpen(id)}
            >
              {urls && (
                <PictureOf
                  url={urls.get(id)}
                  name={nameOf(id)}
                  className="size-18 rounded-md object-cover"
                />
              )}
              {!urls && <span className="sr-only">{nameOf(id)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {/* React would pass the dialog's key events on to the surrounding form and card. */}
      <div role="presentation" className="contents" onKeyDown={keepWithin}>
        {open !== null && pictures.includes(open) && (
          <Dialog
            open
            onOpenChange={(stays) => !stays && setOpen(null)}
            title={nameOf(open)}
            closeLabel={texts.close}
            className="dialog-wide"
          >
            <PictureOf
              url={urls?.get(open)}
              name={nameOf(open)}
              className="picture-open mx-auto rounded-md"
            />
            <Button className="justify-self-end" onClick={() => remove(open)}>
              <Icon name="trash" />
              {texts.delete}
            </Button>
          </Dialog>
        )}
      </div>
    </>
  )
}

function keepWithin(event: KeyboardEvent): void {
  event.stopPropagation()
}

interface PictureOfProps {
  /** `undefined` if the picture is not on this device. */
  readonly url: string | undefined
  readonly name: string
  readonly className: string
}

function PictureOf({ url, name, className }: PictureOfProps) {
  const [damaged, setDamaged] = useState<string>()
  const why = url === undefined ? texts.elsewhere : url === damaged ? texts.damaged : null
  if (why !== null) return <span className="block px-3 break-words text-vellum-soft">{why}</span>
  const lose = () => setDamaged(url)
  return <img src={url} alt={name} draggable={false} className={className} onError={lose} />
}

/** Returns object URLs of the pictures on this device by their ids, or `null` while they are loading. */
function usePictureUrls(ids: readonly string[]): ReadonlyMap<string, string> | null {
  const [times, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onPicturesStored(readAgain), [])
  const [urls, setUrls] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let current = true
    const made = new Map<string, string>()
    readPictures(ids)
      // If the browser refuses storage, show no pictures.
      .catch(() => [])
      .then((found) => {
        if (!current) return
        for (const { id, bytes } of found) {
          made.set(id, URL.createObjectURL(new Blob([bytes], { type: typeOf(bytes) ?? '' })))
        }
        setUrls(made)
      }, console.error)
    return () => {
      current = false
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [ids, times])
  return urls
}

let pruned = false

function pruneOnce(): void {
  if (pruned) return
  pruned = true
  whenIdle(() => void prunePictures(Date.now()))
}
