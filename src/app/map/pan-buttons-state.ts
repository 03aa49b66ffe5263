import { useViewport } from '../../features/viewport/viewport-store.ts'

export function togglePanButtons(): void {
  useViewport.setState(({ panButtonsShown }) => ({
    panButtonsShown: panButtonsShown ? null : 'kept',
  }))
}
