import { useEffect, useRef, useState, type RefObject } from 'react'
import { posterMessages as texts } from '../../messages/poster-messages.ts'
import { posterPart } from '../../stores/poster/poster-part.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { PrintSheet, type PrintContent } from './print-sheet.tsx'

interface PrintDialogProps {
  readonly world: LoadedWorld
  /** The view with all places in it, or the way that is asked for with its stops. */
  readonly of?: PrintContent
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Draws the view for print and then opens the browser's own dialog; closing this one stops it. */
export function PrintDialog({ world, of = 'view', returnTo, onClose }: PrintDialogProps) {
  const { share, picture, failed } = usePicture(world)
  const [ready, setReady] = useState(false)
  const done = useRef(onClose)
  useEffect(() => {
    done.current = onClose
  })
  useEffect(() => {
    if (!ready) return undefined
    const close = () => done.current()
    window.addEventListener('afterprint', close)
    window.print()
    return () => window.removeEventListener('afterprint', close)
  }, [ready])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.print.title}
      closeLabel={texts.close}
      returnTo={returnTo}
    >
      {failed ? (
        <p role="alert">{texts.print.failed}</p>
      ) : picture !== null ? (
        <>
          <p role="status">{picture === '' ? texts.print.lacking : texts.print.ready}</p>
          <Button onClick={() => window.print()}>{texts.print.again}</Button>
        </>
      ) : (
        <ProgressBar
          label={texts.drawn(Math.floor(share * 100))}
          share={share}
          cancel={{ label: texts.stop, run: onClose }}
        />
      )}
      {picture !== null && <PrintSheet of={of} picture={picture} onReady={() => setReady(true)} />}
    </Dialog>
  )
}

/** The address of the picture, once it is drawn; an empty one where the browser cannot draw any. */
function usePicture(world: LoadedWorld) {
  const [share, setShare] = useState(0)
  const [picture, setPicture] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    async function draw(): Promise<void> {
      const part = await posterPart.load?.()
      if (part && !part.canDraw()) {
        setPicture('')
        return
      }
      const file = await part?.pictureOfView(world, setShare, stop.signal)
      if (stop.signal.aborted) return
      if (!file) throw new Error('There is no map to print.')
      address = URL.createObjectURL(file)
      setPicture(address)
    }
    draw().catch(() => setFailed(true))
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [world])
  return { share, picture, failed }
}
