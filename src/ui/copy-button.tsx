import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { inOwnElement } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const confirmationMs = 2000
const fadeMs = 500

/** Result of copying. `elsewhere`: the system has taken the text and tells the player itself. */
export type CopyOutcome = 'copied' | 'refused' | 'elsewhere'

interface CopyButtonProps {
  readonly text: string
  readonly copy?: (text: string) => Promise<CopyOutcome>
  readonly label: string
  /** Announced to screen readers after copying; visible as a tick. */
  readonly copiedLabel: string
  /** Shown above the selected text if the browser refuses to copy. */
  readonly refusedLabel: string
  readonly icon?: IconName
  readonly className?: string
  readonly children?: ReactNode
}

type Stage = 'idle' | 'copied' | 'fading' | 'refused'

export function CopyButton(props: CopyButtonProps) {
  const { text, copy = copyToClipboard, label, copiedLabel, refusedLabel } = props
  const { icon = 'copy', className, children } = props
  const [stage, setStage] = useState<Stage>('idle')
  const refused = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (stage !== 'copied' && stage !== 'fading') return undefined
    const next = stage === 'copied' ? 'fading' : 'idle'
    const timer = setTimeout(() => setStage(next), stage === 'copied' ? confirmationMs : fadeMs)
    return () => clearTimeout(timer)
  }, [stage])

  async function press(): Promise<void> {
    const focused = document.activeElement
    const outcome = await copy(text)
    flushSync(() => setStage(outcome === 'elsewhere' ? 'idle' : outcome))
    // The browser may have asked the player first, so the focus may have moved meanwhile.
    if (outcome === 'refused' && document.activeElement === focused) selectAll(refused.current)
  }

  const copied = stage === 'copied' || stage === 'fading'
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        data-copy-stage={stage}
        className={className}
        onClick={() => void press()}
      >
        {inOwnElement(children)}
        <Icon
          name={copied ? 'check' : icon}
          className={classNames(
            copied && 'text-gold-bright',
            stage === 'fading' && 'opacity-0 transition-opacity duration-500',
          )}
        />
      </button>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
      {stage === 'refused' && (
        <label className="mt-2 grid w-full gap-1 text-sm">
          <span>{refusedLabel}</span>
          <textarea
            readOnly
            rows={2}
            value={text}
            className="w-full rounded-md border border-line bg-ink p-2"
            ref={refused}
          />
        </label>
      )}
    </>
  )
}

/** Focuses a field and selects its text. As a `ref`, this constant function runs only once, when the field appears. */
export function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

async function copyToClipboard(text: string): Promise<CopyOutcome> {
  return (await copyText(text)) ? 'copied' : 'refused'
}

/** @returns false if the browser refuses to copy */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
