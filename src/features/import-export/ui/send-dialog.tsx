import { useEffect, useMemo, useState, type RefObject } from 'react'
import { sentPins, writeTransfer } from '../../links/model/transfer-link.ts'
import { mapLink } from '../../links/model/view-link.ts'
import type { Pin } from '../../../records/pin.ts'
import { placeIds, discoveredIds } from '../../../records/mark.ts'
import { readQuestStates } from '../../../records/quest-mark.ts'
import { joinList } from '../../../i18n/compose/first-sentences.ts'
import { marksAndPins } from '../../../i18n/compose/later-sentences.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { baseUrl } from '../../../platform/environment.ts'
import { presentPins } from '../../pins/pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { shareOrCopy } from '../../../ui/share.ts'
import { saveBackup } from '../../progress/ui/save-backup.ts'
import { notifyDownload } from '../../progress/ui/notify-download.ts'
import { encode } from 'uqr'

const texts = toolMessages.transfer

const appearance =
  'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-line bg-raised px-3 font-medium hover:border-gold hover:text-gold-bright'

interface SendDialogProps {
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

export function SendDialog({ onClose, returnTo }: SendDialogProps) {
  const all = useProgress((state) => state.marks)
  const ids = useMemo(() => discoveredIds(all), [all])
  const [present] = useState(presentPins)
  const pins = useMemo(() => sentPins(present), [present])
  const hasPictures = present.some(({ pictures }) => pictures)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.send}
      closeLabel={texts.close}
      returnTo={returnTo}
    >
      {ids.length + pins.length === 0 ? <p>{texts.nothing}</p> : <Sent ids={ids} pins={pins} />}
      {hasPictures && <p className="text-sm text-vellum-soft">{texts.noPictures}</p>}
    </Dialog>
  )
}

interface SentProps {
  readonly ids: readonly number[]
  readonly pins: readonly Pin[]
}

function Sent({ ids, pins }: SentProps) {
  // `null` while the link is being created, `undefined` if it would be too long.
  const [fragment, setFragment] = useState<string | null | undefined>(null)
  useEffect(() => {
    let current = true
    void writeTransfer({ map: pageWorld().id, ids, pins }).then(
      (made) => current && setFragment(made),
    )
    return () => {
      current = false
    }
  }, [ids, pins])

  if (fragment === null) return <p role="status">{texts.preparing}</p>
  const link = fragment === undefined ? null : linkOf(fragment)
  const modules = link === null ? undefined : qrModules(link)
  return (
    <>
      {modules && <QrCode modules={modules} label={texts.code} />}
      {!modules && <p>{link === null ? texts.tooMuchForLink : texts.tooMuchForCode}</p>}
      {link !== null && (
        <p>{texts[modules ? 'holds' : 'linkHolds'](sentWords(ids, pins.length))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {link !== null && <LinkButtons link={link} />}
        {!modules && <BackupButton />}
      </div>
      {link !== null && <p className="text-sm text-vellum-soft">{texts.private}</p>}
    </>
  )
}

function sentWords(ids: readonly number[], pins: number): string {
  const [places, quests] = [placeIds(ids).length, readQuestStates(ids).size]
  return joinList([
    places + pins > 0 || quests === 0 ? marksAndPins(places, pins) : '',
    quests > 0 ? toolMessages.upload.did.quests(quests) : '',
  ])
}

function linkOf(fragment: string): string {
  return mapLink(baseUrl, window.location.origin, pageWorld().path, '') + fragment
}

function LinkButtons({ link }: { link: string }) {
  const common = { text: link, copiedLabel: texts.copied, refusedLabel: texts.copyRefused }
  return (
    <>
      <CopyButton {...common} label={texts.copy} className={appearance}>
        {texts.copy}
      </CopyButton>
      {'share' in navigator && (
        <CopyButton
          {...common}
          copy={(url) => shareOrCopy(texts.shareTitle, url)}
          label={texts.share}
          icon="link"
          className={appearance}
        >
          {texts.share}
        </CopyButton>
      )}
    </>
  )
}

function BackupButton() {
  return (
    <Button
      className="grow"
      onClick={() => {
        notifyDownload(saveBackup(), () => laterMessages.toasts.backupStarted)
      }}
    >
      <Icon name="download" />
      {texts.backup}
    </Button>
  )
}

/** Smallest width of a module in CSS pixels, except on pages narrower than a phone. */
const minModule = 3
const usualSize = 300

interface QrCodeProps {
  readonly modules: readonly (readonly boolean[])[]
  readonly label: string
}

/** A QR code. Always dark on white, because few cameras read the reverse. */
function QrCode({ modules, label }: QrCodeProps) {
  const { length } = modules
  // A whole number of pixels per module keeps the edges sharp.
  const size = length * Math.max(minModule, Math.floor(usualSize / length))
  return (
    // WebKit gives a grid row no height for a drawing that may shrink, hence the block.
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${length} ${length}`}
        width={size}
        height={size}
        shapeRendering="crispEdges"
        className="mx-auto h-auto max-w-full"
      >
        <path fill="#fff" d={`M0 0h${length}v${length}H0z`} />
        <path fill="#000" d={qrPath(modules)} />
      </svg>
    </div>
  )
}

/** Width of the light border in modules. Cameras need it to find the code. */
const quietZone = 4

/** Version 19 has 93 modules a side, 3 CSS pixels each on a phone 390 wide. It holds 792 bytes at most. */
const maxVersion = 19

/** Returns the rows of the code with its border, or `undefined` if the text is too long. */
function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, boostEcc: true, border: quietZone, maxVersion }).data
    } catch {
      // Too long for this level of error correction. The library has no error class of its own for that.
    }
  }
  return undefined
}

/** Returns the dark modules as an SVG path. One unit is one module. */
function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
