import { messages } from '../../i18n/generated/first.ts'
import { FileToKeep } from '../../features/progress/ui/file-to-keep.tsx'
import { saveBackup } from '../../features/progress/ui/save-backup.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Stands in for the app after a rendering error; the marks can still be taken along. */
export function ErrorFallback({ error }: { error: unknown }) {
  const text = serializeError(error)
  return (
    <main className="mx-auto max-w-3xl p-6">
      <div role="alert" className="grid gap-4">
        <h1 className="font-display text-3xl text-gold-bright">{messages.errorFallback.title}</h1>
        <p>{messages.errorFallback.share}</p>
        <p className="text-vellum-soft">{messages.errorFallback.safe}</p>
        <div className="flex flex-wrap gap-3">
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {messages.errorFallback.reload}
          </Button>
          <Button onClick={() => void saveBackup()}>{messages.errorFallback.backup}</Button>
          <CopyButton
            text={text}
            label={messages.errorFallback.copy}
            copiedLabel={messages.errorFallback.copied}
            refusedLabel={messages.card.copyRefused}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-raised px-4 font-medium hover:border-gold"
          >
            {messages.errorFallback.copy}
          </CopyButton>
        </div>
        <pre
          tabIndex={0}
          aria-label={messages.errorFallback.details}
          className="max-h-96 overflow-auto rounded-md border border-line bg-board p-4 text-sm break-words whitespace-pre-wrap"
        >
          {text}
        </pre>
      </div>
      <FileToKeep />
    </main>
  )
}

/** Name, message and stack, one below the other; anything else that was thrown, as text. */
export function serializeError(error: unknown): string {
  if (!(error instanceof Error)) return asText(error)
  const { name, message, stack = '' } = error
  return JSON.stringify(
    { name, message, stack: stack.split('\n').map((line) => line.trim()) },
    null,
    2,
  )
}

/** What was thrown may refuse to become text, and this is all that is left on the page. */
function asText(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}
