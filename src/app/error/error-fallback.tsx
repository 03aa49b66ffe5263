import { serializeError } from '../../platform/serialize-error.ts'
import { messages } from '../../i18n/generated/first.ts'
import { FileToKeep } from '../../features/progress/ui/file-to-keep.tsx'
import { startMessages } from '../../i18n/generated/start.ts'
import { isProgressSafe } from '../../storage/storage-status.ts'
import { saveBackup } from '../../features/progress/ui/save-backup.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

const texts = startMessages.errorFallback

export function ErrorFallback({ error }: { error: unknown }) {
  const text = serializeError(error)
  return (
    <main className="mx-auto max-w-3xl p-6">
      <div role="alert" className="grid gap-4">
        <h1 className="font-display text-3xl text-gold-bright">{texts.title}</h1>
        <p>{texts.share}</p>
        {isProgressSafe() && <p className="text-vellum-soft">{startMessages.progressSafe}</p>}
        <div className="flex flex-wrap gap-3">
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <Button onClick={() => void saveBackup()}>{messages.errorFallback.backup}</Button>
          <CopyButton
            text={text}
            label={texts.copy}
            copiedLabel={texts.copied}
            refusedLabel={messages.card.copyRefused}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-raised px-4 font-medium hover:border-gold"
          >
            {texts.copy}
          </CopyButton>
        </div>
        <pre
          tabIndex={0}
          aria-label={texts.details}
          className="max-h-96 overflow-auto rounded-md border border-line bg-board p-4 text-sm break-words whitespace-pre-wrap"
        >
          {text}
        </pre>
      </div>
      <FileToKeep />
    </main>
  )
}
