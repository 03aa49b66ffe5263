import { Link } from 'wouter'
import { type LegalText, termsText, privacyText, creditsText } from '../../i18n/legal-text.ts'
import { messages } from '../../i18n/generated/first.ts'
import { pageMessages } from '../../i18n/generated/pages.ts'
import { assetUrl } from '../../platform/environment.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { useWholeMarkup } from '../../ui/prerendered.ts'
import { useGame } from '../../features/worlds/localized-names.ts'
import { firstPlaythrough, progressNames } from '../../storage/names.ts'
import { credits as worlds } from 'virtual:world-credits'

export function TextPage({ text }: { text: LegalText }) {
  const back = useBackPath()
  return (
    <main className="mx-auto max-w-2xl px-5 py-8">
      <title>{messages.pages.title(text.title, messages.app.name)}</title>
      <Link
        href={back}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-bright"
      >
        {pageMessages.pages.back}
      </Link>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-break-word">
        <h1 className="font-display text-[length:min(2.25rem,10vw)]/10 text-gold-bright">
          {text.title}
        </h1>
        <p className="text-sm text-vellum-soft">{pageMessages.pages.updated(text.updated)}</p>
        <p>{text.intro}</p>
        {text.sections.map((section) => (
          <section key={section.heading} className="grid gap-2">
            <h2 className="pt-2 font-display text-2xl">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul className="grid list-disc gap-1 pl-6">
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.link && (
              <a
                href={assetUrl(section.link.file)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-bright"
              >
                {section.link.text}
              </a>
            )}
          </section>
        ))}
      </article>
    </main>
  )
}

/** Returns the path of the map from which the player came. Prerendered markup links to the home world. */
export function useBackPath(): string {
  return useWholeMarkup() ? `/${pageWorld().path}` : '/'
}

export function TermsPage() {
  return <TextPage text={termsText(useGame())} />
}

export function PrivacyPage() {
  const { database } = progressNames({ world: pageWorld(), playthrough: firstPlaythrough })
  return <TextPage text={privacyText(database)} />
}

export function CreditsPage() {
  return <TextPage text={creditsText(useGame(), worlds)} />
}

export function NotFoundPage() {
  return (
    <main className="grid min-h-full content-center justify-items-center gap-4 p-6 text-center">
      <title>{messages.pages.title(pageMessages.pages.notFoundTitle, messages.app.name)}</title>
      <h1 className="font-display text-[length:min(2.25rem,10vw)]/10 text-gold-bright">
        {pageMessages.pages.notFoundTitle}
      </h1>
      <p>{pageMessages.pages.notFoundText}</p>
      <Link
        href={useBackPath()}
        className="inline-flex min-h-11 items-center rounded-md border border-gold bg-gold px-5 font-medium text-ink hover:bg-gold-bright"
      >
        {pageMessages.pages.notFoundBack}
      </Link>
    </main>
  )
}
