import { useEffect, useState, type ReactNode } from 'react'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { forwardFile } from '../storage/forwarded-file-storage.ts'
import { storeSharedFile } from '../../../storage/shared-file.ts'
import { forwardedFileFragment, waitingFiles } from '../waiting-files.ts'
import { loadWorldTitle } from '../../worlds/other-worlds.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

const texts = toolMessages.otherWorld

/** A file or a link that belongs to another world of the site. */
export interface Elsewhere {
  readonly world: string
  readonly href: string
  /** `undefined` for a link. */
  readonly file?: File
}

interface OtherWorldDialogProps extends Elsewhere {
  readonly onClose: () => void
}

export function OtherWorldDialog({ world, href, file, onClose }: OtherWorldDialogProps) {
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
      title={texts[file ? 'file' : 'link'].title(title)}
      closeLabel={texts.close}
    >
      {file ? (
        <FileAnswer {...{ world, title, href, file, onClose }} />
      ) : (
        <>
          <p>{texts.link.text}</p>
          <Answers>
            <Button onClick={onClose}>{texts.close}</Button>
            <WorldLink href={href} title={title} />
          </Answers>
        </>
      )}
    </Dialog>
  )
}

interface FileAnswerProps extends OtherWorldDialogProps {
  readonly title: string
  readonly file: File
}

function FileAnswer({ world, title, href, file, onClose }: FileAnswerProps) {
  const [state, setState] = useState<'asked' | 'carried' | 'refused'>('asked')

  async function open(): Promise<void> {
    setState('carried')
    if (!(await forwardFile(world, file))) {
      setState('refused')
      return
    }
    // Files that wait for their question go along to the page that opens.
    for (const waiting of waitingFiles.splice(0)) await storeSharedFile(waiting).catch(console.warn)
    window.location.assign(href + forwardedFileFragment)
  }

  if (state === 'refused') {
    return (
      <>
        <p role="alert">{texts.file.notCarried(title)}</p>
        <Answers>
          <Button onClick={onClose}>{texts.close}</Button>
          <WorldLink href={href} title={title} />
        </Answers>
      </>
    )
  }
  return (
    <>
      <p>{texts.file.text}</p>
      <Answers>
        <Button onClick={onClose}>{texts.file.cancel}</Button>
        <Button appearance="primary" disabled={state === 'carried'} onClick={() => void open()}>
          {texts.file.open(title)}
        </Button>
      </Answers>
    </>
  )
}

function Answers({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center justify-end gap-4">{children}</div>
}

function WorldLink({ href, title }: { readonly href: string; readonly title: string }) {
  return (
    <a href={href} className="button button-primary">
      {texts.open(title)}
    </a>
  )
}
