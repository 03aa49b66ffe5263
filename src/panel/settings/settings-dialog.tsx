import type { RefObject } from 'react'
import { laterMessages } from '../../messages/later-messages.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { LiveSection } from '../live/live-section.tsx'
import { LandLook } from '../land/land-look.tsx'
import { ManageDiscovered } from '../files/manage-discovered.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { MarkerSize } from './marker-size.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { PlaythroughsSection } from '../progress/playthroughs/playthroughs.tsx'
import { PosterSection } from '../poster/poster-section.tsx'
import { KeepAllWorlds } from '../offline/keep-all-worlds.tsx'
import { OfflineLine } from '../offline/offline-line.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly returnTo: RefObject<HTMLElement | null>
}

export function SettingsDialog({ open, onOpenChange, returnTo }: SettingsDialogProps) {
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
      <SettingSwitch setting="keepNotifications" label={laterMessages.settings.keepNotifications} />
      <ManageDiscovered />
      <PlaythroughsSection />
      <LiveSection />
      <PosterSection />
      <OfflineLine />
      <KeepAllWorlds />
    </Dialog>
  )
}
