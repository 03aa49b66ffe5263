import type { ComponentProps } from 'react'
import { Button, IconButton } from '../src/ui/button.tsx'
import { CopyButton } from '../src/ui/copy-button.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { Spinner } from '../src/ui/spinner.tsx'
import { Part, State, States } from './part.tsx'

type Appearance = NonNullable<ComponentProps<typeof Button>['appearance']>

/** All of them: the type lets none be left out. */
const appearances: Readonly<Record<Appearance, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  quiet: 'Quiet',
  destructive: 'Destructive',
}

export function Buttons() {
  return (
    <Part title="Buttons">
      {(Object.entries(appearances) as [Appearance, string][]).map(([appearance, title]) => (
        <States key={appearance}>
          <State name="at rest">
            <Button appearance={appearance}>{title}</Button>
          </State>
          <State name="hover" as="hover">
            <Button appearance={appearance}>{title}</Button>
          </State>
          <State name="focus" as="focus">
            <Button appearance={appearance}>{title}</Button>
          </State>
          <State name="disabled">
            <Button appearance={appearance} disabled>
              {title}
            </Button>
          </State>
          <State name="with an icon">
            <Button appearance={appearance}>
              <Icon name="download" />
              {title}
            </Button>
          </State>
          <State name="busy">
            <Button appearance={appearance} disabled>
              <Spinner />
              {title}
            </Button>
          </State>
        </States>
      ))}
    </Part>
  )
}

export function IconButtons() {
  return (
    <Part title="Icon buttons">
      <States>
        <State name="at rest">
          <IconButton label="Close">
            <Icon name="close" />
          </IconButton>
        </State>
        <State name="hover" as="hover">
          <IconButton label="Close">
            <Icon name="close" />
          </IconButton>
        </State>
        <State name="focus" as="focus">
          <IconButton label="Close">
            <Icon name="close" />
          </IconButton>
        </State>
        <State name="disabled">
          <IconButton label="Close" disabled>
            <Icon name="close" />
          </IconButton>
        </State>
        <State name="on the map">
          <div className="map-control">
            <IconButton label="Zoom in">
              <Icon name="plus" />
            </IconButton>
          </div>
        </State>
      </States>
    </Part>
  )
}

const copyLabels = {
  label: 'Copy the link',
  copiedLabel: 'Copied',
  refusedLabel: 'Copy it from here:',
  text: 'https://example.org/?marker=12',
  className: 'button button-secondary',
} as const

export function CopyButtons() {
  return (
    <Part title="Copy buttons">
      <States>
        <State name="press: it is copied">
          <CopyButton {...copyLabels} copy={() => Promise.resolve('copied')}>
            Copy
          </CopyButton>
        </State>
        <State name="press: it is refused">
          <CopyButton {...copyLabels} icon="link" copy={() => Promise.resolve('refused')}>
            Copy
          </CopyButton>
        </State>
        <State name="without words">
          <CopyButton
            {...copyLabels}
            className="icon-button"
            copy={() => Promise.resolve('copied')}
          />
        </State>
      </States>
    </Part>
  )
}
