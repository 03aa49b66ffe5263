import { useId, useEffect, useRef, useState, type RefObject } from 'react'
import { onPageLeave } from '../platform/page-leave.ts'
import { basemapStyleNames, type BasemapStyleName } from '../basemap/basemap-style.ts'
import { languages } from '../i18n/language/languages.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { pageLanguages } from '../features/settings/locale-file.ts'
import { notifyPartFailed } from '../features/chunks/notify-part-failed.ts'
import { chooseLanguage } from '../features/settings/page-language.ts'
import { useSettings, markerSizeRange } from '../features/settings/settings.ts'
import { useSwitch } from '../features/settings/use-switch.ts'
import { classNames } from '../ui/class-names.ts'
import { useDebounced } from '../ui/debounce.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Choice } from '../ui/fields/choice.tsx'
import { Slider } from '../ui/fields/slider.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { ManageDiscovered } from './manage-discovered.tsx'
import { CacheAllWorlds, OfflineLine } from '../features/offline/ui/cache-all-worlds.tsx'
import { PlaythroughsSection } from '../features/progress/ui/playthroughs.tsx'
import { notifyNotChosen } from './notify-language-failed.ts'
import '../ui/later.css'

interface SettingsDialogProps {
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function SettingsDialog({ returnTo, onClose }: SettingsDialogProps) {
  const keepNotifications = useSwitch('keepNotifications')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={laterMessages.settings.title}
      returnTo={returnTo}
      closeLabel={laterMessages.settings.close}
      backLabel={laterMessages.settings.back}
    >
      <MarkerSize />
      <BasemapStyleChoices />
      <LanguageChoice />
      <Switch label={laterMessages.settings.keepNotifications} {...keepNotifications} />
      <ManageDiscovered onLeave={onClose} />
      <PlaythroughsSection />
      <OfflineLine />
      <CacheAllWorlds />
    </Dialog>
  )
}

const languageNames: Readonly<Record<string, { readonly name: string }>> = {
  en: { name: 'English' },
  ...languages,
}

function LanguageChoice() {
  const language = useLocale()
  const [loading, setLoading] = useState<string | null>(null)
  const known = pageLanguages()
  if (known.length === 1) return null

  async function choose(lang: string): Promise<void> {
    setLoading(lang)
    // The player may have chosen another language in the meantime.
    const stopLoading = () => setLoading((now) => (now === lang ? null : now))
    try {
      if (!(await chooseLanguage(lang).finally(stopLoading))) await notifyNotChosen(lang)
    } catch (error) {
      notifyPartFailed(error)
    }
  }

  return (
    <Choice
      label={laterMessages.settings.language}
      value={loading ?? language}
      onChange={(lang) => void choose(lang)}
    >
      {known.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {`${languageNames[lang]?.name ?? lang}${lang === loading ? '…' : ''}`}
        </option>
      ))}
    </Choice>
  )
}

function BasemapStyleChoices() {
  const group = useId()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2">
        <h3 className="font-medium">{laterMessages.settings.basemapStyle}</h3>
      </legend>
      {basemapStyleNames.map((basemapStyle) => (
        <BasemapStyleChoice key={basemapStyle} group={group} basemapStyle={basemapStyle} />
      ))}
    </fieldset>
  )
}

function BasemapStyleChoice({
  group,
  basemapStyle,
}: {
  group: string
  basemapStyle: BasemapStyleName
}) {
  const checked = useSettings((state) => state.look === basemapStyle)
  const id = useId()
  const { name, hint } = laterMessages.settings.basemapStyles[basemapStyle]
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-md border px-[min(0.75rem,2vw)] py-1.5 transition-colors hover:border-gold',
        checked ? 'border-gold bg-raised' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={group}
        value={basemapStyle}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        className="check rounded-full"
        onChange={() => useSettings.setState({ look: basemapStyle })}
      />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span id={`${id}-name`} className="font-medium">
          {name}
        </span>
        <span id={`${id}-hint`} className="text-sm text-vellum-soft">
          {hint}
        </span>
      </span>
    </label>
  )
}

/** Milliseconds without movement of the slider before the map is drawn again. */
export const markerSizeDebounce = 350

function MarkerSize() {
  const markerSize = useSettings((state) => state.markerSize)
  const [chosen, setChosen] = useState(markerSize)
  const settled = useDebounced(chosen, markerSizeDebounce)

  useEffect(() => {
    if (settled !== useSettings.getState().markerSize) useSettings.setState({ markerSize: settled })
  }, [settled])

  // Closing the dialog or the page before the delay ends must not lose the choice.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(() => {
    const save = () => useSettings.setState({ markerSize: latest.current })
    const stopLeaving = onPageLeave(save)
    return () => {
      stopLeaving()
      save()
    }
  }, [])

  return (
    <section className="grid gap-1">
      <h3 className="flex items-baseline justify-between gap-4 font-medium">
        <span>{laterMessages.settings.markerSizeHeading}</span>
        <span className="text-sm text-vellum-soft tabular">
          {laterMessages.settings.pixels(chosen)}
        </span>
      </h3>
      <Slider
        label={laterMessages.settings.markerSize}
        value={chosen}
        min={markerSizeRange.min}
        max={markerSizeRange.max}
        valueText={laterMessages.settings.pixels(chosen)}
        onValueChange={setChosen}
      />
    </section>
  )
}
