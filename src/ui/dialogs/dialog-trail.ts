import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'

interface OpenDialog {
  readonly id: string
  /** The accessible name of the button that leads back to it. */
  readonly backLabel: string | undefined
  readonly close: () => void
}

/** The open dialogs, each opened from the one before; the last is on screen. */
const useTrail = create<{ readonly dialogs: readonly OpenDialog[] }>()(() => ({ dialogs: [] }))

/**
 * Registers a dialog while it is open.
 *
 * @param backLabel what the button is called that leads back to it from a dialog that it opens
 * @returns the name of the button that leads back from this one; nothing where there is nowhere to go back to
 */
export function useDialogTrail(
  backLabel: string | undefined,
  close: () => void,
): string | undefined {
  const id = useId()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useLayoutEffect(() => {
    const own = { id, backLabel: undefined, close: () => latest.current() }
    useTrail.setState(({ dialogs }) => ({ dialogs: [...dialogs, own] }))
    return () =>
      useTrail.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each.id !== id) }))
  }, [id])
  // In another language it has another name, and the same place among the others.
  useLayoutEffect(() => {
    useTrail.setState(({ dialogs }) => ({
      dialogs: dialogs.map((each) => (each.id === id ? { ...each, backLabel } : each)),
    }))
  }, [id, backLabel])
  return useTrail(({ dialogs }) => dialogs[dialogs.findIndex((each) => each.id === id) - 1])
    ?.backLabel
}

/**
 * Closes the dialog that is on screen. A key that comes at the moment when a dialog opens reaches the one that makes way
 * for it, too.
 */
export function closeLastDialog(): void {
  useTrail.getState().dialogs.at(-1)?.close()
}
