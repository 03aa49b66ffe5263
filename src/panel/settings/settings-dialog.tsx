import type { RefObject } from 'react'
import { laterMessages } from '../../messages/later-messages.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LiveSection } from '../live/live-section.tsx'
import { LandLook } from '../land/land-look.tsx'
import { ManageDiscovered } from '../files/manage-discovered.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { MarkerSize } from './marker-size.tsx'
import { PlaythroughsSection } from '../progress/playthroughs/playthroughs.tsx'
import { PosterSection } from '../poster/poster-section.tsx'
import { KeepAllWorlds } from '../offline/keep-all-worlds.tsx'
import { OfflineLine } from '../offline/offline-line.tsx'
import { useSwitch } from '../../stores/settings/use-switch.ts'
import { Switch } from '../../ui/fields/switch.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly returnTo: RefObject<HTMLElement | null>
}

export function SettingsDialog({ open, onOpenChange, returnTo }: SettingsDialogProps) {
  const keepNotifications = useSwitch('keepNotifications')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={laterMessages.settings.title}
      returnTo={returnTo}
      closeLabel={laterMessages.settings.close}
      backLabel={laterMessages.settings.back}
    >
      <MarkerSize />
      <LandLook />
      <LanguageChoice />
      <Switch label={laterMessages.settings.keepNotifications} {...keepNotifications} />
      <ManageDiscovered />
      <PlaythroughsSection />
      <LiveSection />
      <PosterSection />
      <OfflineLine />
      <KeepAllWorlds />
    </Dialog>
  )
}
