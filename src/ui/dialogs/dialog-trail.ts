import { useId, useLayoutEffect } from 'react'
import { create } from 'zustand'

interface OpenDialog {
  readonly id: string
  /** The accessible name of the button that leads back to it. */
  readonly backLabel: string | undefined
}

/** The open dialogs, each opened from the one before; the last is on screen. */
const useTrail = create<{ readonly dialogs: readonly OpenDialog[] }>()(() => ({ dialogs: [] }))

/**
 * Registers a dialog while it is open.
 *
 * @param backLabel what the button is called that leads back to it from a dialog that it opens
 * @returns the name of the button that leads back from this one; nothing where there is nowhere to go back to
 */
export function useDialogTrail(backLabel: string | undefined): string | undefined {
  const id = useId()
  useLayoutEffect(() => {
    const own = { id, backLabel }
    useTrail.setState(({ dialogs }) => ({ dialogs: [...dialogs, own] }))
    return () =>
      useTrail.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each !== own) }))
  }, [id, backLabel])
  return useTrail(({ dialogs }) => dialogs[dialogs.findIndex((each) => each.id === id) - 1])
    ?.backLabel
}
