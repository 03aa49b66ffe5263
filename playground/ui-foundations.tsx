import { Icon, type IconName } from '../src/ui/icon.tsx'
import { Part } from './part.tsx'

const colours = [
  'ink',
  'board',
  'raised',
  'line',
  'vellum',
  'vellum-soft',
  'gold',
  'gold-bright',
  'danger',
  'parchment',
]

export function Colours() {
  return (
    <Part title="Colours">
      <ul className="ui-swatches">
        {colours.map((name) => (
          <li key={name}>
            <span className="ui-swatch" style={{ background: `var(--color-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Letters() {
  return (
    <Part title="Letters">
      <p className="dialog-title">Alegreya SC, a dialog’s title</p>
      <p className="playground-heading">Alegreya SC, a heading</p>
      <p>
        Alegreya Sans, the page’s text: 1,847 of 2,049 places are found. Příbyslavice, Łódź,
        Gülşehir, Сазава, 库滕贝格.
      </p>
      <p className="ui-strong">Alegreya Sans in its middle weight, for buttons and names.</p>
      <p className="ui-soft">Soft vellum, for what is said beside it.</p>
      <p className="ui-danger">Danger, for what went wrong.</p>
      <p>
        A key: <kbd className="key">Ctrl</kbd> <kbd className="key">Z</kbd>
      </p>
    </Part>
  )
}

/** All of them: the type lets none be left out. */
const icons: Readonly<Record<IconName, true>> = {
  close: true,
  search: true,
  menu: true,
  filter: true,
  more: true,
  list: true,
  grip: true,
  print: true,
  plus: true,
  minus: true,
  expand: true,
  shrink: true,
  settings: true,
  upload: true,
  download: true,
  trash: true,
  copy: true,
  check: true,
  link: true,
  chevron: true,
  alert: true,
  compass: true,
  crosshair: true,
  measure: true,
  lasso: true,
  keyboard: true,
  phone: true,
  pin: true,
  edit: true,
  move: true,
  basemapStyle: true,
  note: true,
  arrow: true,
  external: true,
  route: true,
  turn: true,
  undo: true,
}

export function Icons() {
  return (
    <Part title="Icons">
      <ul className="ui-icons">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}
