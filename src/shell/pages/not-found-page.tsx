import { Link } from 'wouter'
import { messages } from '../../i18n/generated/first.ts'
import { useBackPath } from './back-path.ts'

export function NotFoundPage() {
  return (
    <main className="grid min-h-full content-center justify-items-center gap-4 p-6 text-center">
      <title>{messages.pages.title(messages.pages.notFoundTitle, messages.app.name)}</title>
      <h1 className="font-display text-[length:min(2.25rem,10vw)]/10 text-gold-bright">
        {messages.pages.notFoundTitle}
      </h1>
      <p>{messages.pages.notFoundText}</p>
      <Link
        href={useBackPath()}
        className="inline-flex min-h-11 items-center rounded-md border border-gold bg-gold px-5 font-medium text-ink hover:bg-gold-bright"
      >
        {messages.pages.notFoundBack}
      </Link>
    </main>
  )
}
