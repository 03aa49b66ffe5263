import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { inOwnElement } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** Milliseconds for which the confirmation stays, and then fades. */
const copiedTime = 2000
const fadeTime = 500

/** `elsewhere`: the system has taken the text, and tells the player about it by itself. */
export type CopyOutcome = 'copied' | 'refused' | 'elsewhere'

interface CopyButtonProps {
  readonly text: string
  /** What is done with the text; without it, it goes to the clipboard. */
  readonly copy?: (text: string) => Promise<CopyOutcome>
  /** The accessible name. */
  readonly label: string
  /** Read out, and shown as a tick, once the text is copied. */
  readonly copiedLabel: string
  /** Said where the browser refuses; the text stands below, selected. */
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
    const timer = setTimeout(() => setStage(next), stage === 'copied' ? copiedTime : fadeTime)
    return () => clearTimeout(timer)
  }, [stage])

  async function press(): Promise<void> {
    const focused = document.activeElement
    const outcome = await copy(text)
    flushSync(() => setStage(outcome === 'elsewhere' ? 'idle' : outcome))
    // Browsers may ask the player first, who may have gone on to something else by the time they refuse.
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

/**
 * Moves the focus into a field and selects its text. As a `ref` it runs once, when the field appears: a function
 * written in place would be a new one in each render, and would take the focus each time.
 */
export function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

async function copyToClipboard(text: string): Promise<CopyOutcome> {
  return (await copyText(text)) ? 'copied' : 'refused'
}

/** Copies text; false where the browser refuses, so that the caller can show the text instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
