import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { messages } from '../messages/messages.ts'
import { parts } from '../stores/offline/parts.ts'
import { useSettings } from '../stores/settings/settings.ts'
import { textPageLink } from '../stores/world/page-world.ts'
import { useGame } from '../stores/world/spoken-game.ts'
import { useWorldIfLoaded } from '../stores/world/world-context.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { lazyPart } from '../ui/dialogs/lazy-part.tsx'
import { ShowPlaces } from './show-places.tsx'
import { ShortcutsButton } from './settings/shortcuts-button.tsx'

const SettingsDialog = lazyPart(
  parts,
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
  {
    className:
      'mt-2 grid justify-items-start gap-2 rounded-md border border-danger p-3 text-vellum',
  },
)

const linkLook =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-bright'

/** Settings and keys, which stay in sight, and below them what is rarely asked for. */
export function Footer() {
  const world = useWorldIfLoaded()
  const { game, studio } = useGame()
  const [settingsOpen, setSettingsOpen] = useState(false)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const disclaimerOpen = useSettings((state) => state.disclaimerOpen)
  return (
    <>
      <div className="panel-foot">
        <Button id="settings" ref={settingsButton} onClick={() => setSettingsOpen(true)}>
          <Icon name="settings" />
          {messages.settings.open}
        </Button>
        <ShortcutsButton />
        {world && <ShowPlaces />}
        {settingsOpen && (
          <SettingsDialog open onOpenChange={setSettingsOpen} returnTo={settingsButton} />
        )}
      </div>
      <footer className="px-4 pb-3 text-vellum-soft">
        <nav aria-label={messages.footer.navigation} className="flex flex-wrap gap-x-4 text-sm">
          <Link href={textPageLink('terms')} className={linkLook}>
            {messages.footer.terms}
          </Link>
          <Link href={textPageLink('privacy-policy')} className={linkLook}>
            {messages.footer.privacy}
          </Link>
          <Link href={textPageLink('credits')} className={linkLook}>
            {messages.footer.credits}
          </Link>
        </nav>
        <Disclosure
          label={messages.footer.disclaimer}
          open={disclaimerOpen}
          onOpenChange={(open) => useSettings.setState({ disclaimerOpen: open })}
          className="text-sm hover:text-vellum"
          contentClassName="pb-2 text-sm"
        >
          {messages.footer.disclaimerText(game, studio)}
        </Disclosure>
      </footer>
    </>
  )
}
