import '../src/shell/app.css'
import './playground.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Segments } from '../src/ui/fields/segments.tsx'
import { idOf } from './part.tsx'
import { copyStateRules, showContrast } from './shown-states.ts'
import { Buttons, CopyButtons, IconButtons } from './ui-buttons.tsx'
import { CheckBoxes, Choices, SegmentGroups, Sliders, Switches, TextFields } from './ui-fields.tsx'
import { Colours, Icons, Letters } from './ui-foundations.tsx'
import { ConfirmDialogs, Dialogs, SidePanels, ToastButtons } from './ui-overlays.tsx'
import { Disclosures, PagedLists, ProgressBars, Spinners, TallyBars } from './ui-progress.tsx'

/** What the page's address says, besides the defaults. */
interface Shown {
  readonly width: keyof typeof widths
  readonly contrast: keyof typeof contrasts
  readonly letters: keyof typeof letterSizes
}

/** A tablet, a phone, and the narrowest screen that the site is made for. */
const widths = { window: 'Window', '768px': '768 px', '390px': '390 px', '320px': '320 px' }
const contrasts = { usual: 'Usual', more: 'More contrast' }
/** Of the browser's own size. */
const letterSizes = { '100%': '100 %', '150%': '150 %', '200%': '200 %' }

/** Says that the page stands in a frame of itself, without its own controls. */
const framed = new URLSearchParams(window.location.search).has('framed')

function readShown(): Shown {
  const given = new URLSearchParams(window.location.search)
  const one = <Name extends string>(of: Readonly<Record<Name, string>>, name: string): Name => {
    const [first, ...others] = Object.keys(of) as [Name, ...Name[]]
    return others.find((other) => other === given.get(name)) ?? first
  }
  return {
    width: one(widths, 'width'),
    contrast: one(contrasts, 'contrast'),
    letters: one(letterSizes, 'letters'),
  }
}

function DesignPage() {
  const [shown, setShown] = useState(readShown)
  const { width, contrast, letters } = shown
  const search = `?${new URLSearchParams({ ...shown }).toString()}`
  const isWhole = framed || width === 'window'
  useEffect(() => {
    if (!framed) window.history.replaceState(null, '', search + window.location.hash)
  }, [search])
  useEffect(() => {
    showContrast(contrast === 'more')
    // Around a frame the page stays as it is.
    document.documentElement.style.fontSize = isWhole ? letters : ''
  }, [contrast, letters, isWhole])
  useStateRules()
  return (
    <main className="ui-page">
      {!framed && (
        <header className="ui-header">
          <h1 className="playground-title">Design system</h1>
          <Segments
            label="Width"
            choices={widths}
            value={width}
            onChange={(width) => setShown({ ...shown, width })}
          />
          <Segments
            label="Contrast"
            choices={contrasts}
            value={contrast}
            onChange={(contrast) => setShown({ ...shown, contrast })}
          />
          <Segments
            label="Letters"
            choices={letterSizes}
            value={letters}
            onChange={(letters) => setShown({ ...shown, letters })}
          />
        </header>
      )}
      {isWhole ? (
        <Parts />
      ) : (
        // A page of its own: styles and scripts ask for the window's width, not for that of a box.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very page
        <iframe
          key={search}
          title={`The parts at ${widths[width]}`}
          src={`${search}&framed`}
          className="ui-frame"
          style={{ width }}
        />
      )}
    </main>
  )
}

/** The styles come with the page's scripts, and those of toasts with the first. */
function useStateRules(): void {
  useEffect(() => {
    copyStateRules()
    const observer = new MutationObserver(copyStateRules)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}

const titles = [
  'Colours',
  'Letters',
  'Icons',
  'Buttons',
  'Icon buttons',
  'Copy buttons',
  'Text fields',
  'Choices',
  'Check boxes and radio buttons',
  'Switches',
  'Segments',
  'Sliders',
  'Progress bars',
  'Tally bars',
  'Spinners',
  'Disclosures',
  'Paged lists',
  'Dialogs',
  'Confirm dialogs',
  'Side panel',
  'Toasts',
]

function Parts() {
  useEffect(() => {
    // A progress bar scrolls itself into view when it appears.
    const chosen = document.getElementById(window.location.hash.slice(1))
    if (chosen) chosen.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <nav className="ui-contents" aria-label="Parts">
        {titles.map((title) => (
          <a key={title} href={`#${idOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      <Colours />
      <Letters />
      <Icons />
      <Buttons />
      <IconButtons />
      <CopyButtons />
      <TextFields />
      <Choices />
      <CheckBoxes />
      <Switches />
      <SegmentGroups />
      <Sliders />
      <ProgressBars />
      <TallyBars />
      <Spinners />
      <Disclosures />
      <PagedLists />
      <Dialogs />
      <ConfirmDialogs />
      <SidePanels />
      <ToastButtons />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<DesignPage />)
