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

/**
 * Draws the view for print and then opens the browser's own dialog; closing this one stops it. Where the view cannot be
 * drawn or shown, the list is printed alone.
 */
export function PrintDialog({ world, of = 'view', returnTo, onClose }: PrintDialogProps) {
  const { share, picture, trouble, lose } = usePicture(world)
  const [refused, setRefused] = useState(false)
  const asked = useRef(false)
  const print = () => {
    asked.current = true
    setRefused(!askBrowserToPrint())
  }
  const done = useRef(onClose)
  useEffect(() => {
    done.current = onClose
  })
  useEffect(() => {
    const close = () => asked.current && done.current()
    window.addEventListener('afterprint', close)
    return () => window.removeEventListener('afterprint', close)
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.print.title}
      closeLabel={texts.close}
      returnTo={returnTo}
    >
      {picture === null ? (
        <ProgressBar
          label={texts.drawn(Math.floor(share * 100))}
          share={share}
          cancel={{ label: texts.stop, run: onClose }}
        />
      ) : (
        <>
          {(trouble || !refused) && <p role="status">{texts.print[trouble ?? 'ready']}</p>}
          {refused && <p role="alert">{texts.print.refused}</p>}
          <Button onClick={print}>{texts.print.again}</Button>
          <PrintSheet
            of={of}
            picture={picture}
            onReady={() => !asked.current && print()}
            onLost={lose}
          />
        </>
      )}
    </Dialog>
  )
}

/** Browsers inside other apps have no print, or throw. @returns whether it may have been heard */
function askBrowserToPrint(): boolean {
  try {
    window.print()
    return true
  } catch {
    return false
  }
}

/** `lacking`: the browser cannot draw at all. */
type Trouble = 'lacking' | 'failed'

/** The address of the picture, once it is drawn; an empty one where there is none to be had. */
function usePicture(world: LoadedWorld) {
  const [share, setShare] = useState(0)
  const [picture, setPicture] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const goWithout = (why: Trouble) => {
    setTrouble(why)
    setPicture('')
  }
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    async function draw(): Promise<void> {
      const part = await posterPart.load?.()
      if (part && !part.canDraw()) {
        goWithout('lacking')
        return
      }
      const file = await part?.pictureOfView(world, setShare, stop.signal)
      if (stop.signal.aborted) return
      if (!file) throw new Error('There is no map to print.')
      address = URL.createObjectURL(file)
      setPicture(address)
    }
    draw().catch(() => goWithout('failed'))
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [world])
  return { share, picture, trouble, lose: () => goWithout('failed') }
}
