import { useEffect, useState } from 'react'
import { fileMessages } from '../../messages/file-messages.ts'
import { loadWorldTitle } from '../../stores/world/other-worlds.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

const texts = fileMessages.otherWorld

interface OtherWorldDialogProps {
  /** The world's id. */
  readonly world: string
  /** Its map page, with whatever belongs to the address. */
  readonly href: string
  readonly from: 'file' | 'link'
  readonly onClose: () => void
}

/** Says that what was given belongs to another world of the site, and leads there. Nothing is merged here. */
export function OtherWorldDialog({ world, href, from, onClose }: OtherWorldDialogProps) {
  const [title, setTitle] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    void loadWorldTitle(world).then((loaded) => current && setTitle(loaded))
    return () => {
      current = false
    }
  }, [world])
  if (title === null) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts[from].title(title)}
      closeLabel={texts.close}
    >
      <p>{texts[from].text(title)}</p>
      <div className="flex flex-wrap items-center justify-end gap-4">
        <a
          href={href}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-gold-bright"
        >
          {texts.open(title)}
        </a>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
