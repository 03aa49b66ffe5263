import { expect, it } from 'vitest'
import { closeDialog, openDialog, useOpenDialogs } from './open-dialogs.ts'

const dialogs = () => useOpenDialogs.getState().dialogs

it('a dialog leaves the dialogs below it open', () => {
  const command = { kind: 'command', id: 'poster', returnTo: { current: null } } as const
  openDialog(command)
  openDialog({ kind: 'copy-by-hand', text: 'a' })
  openDialog({ kind: 'copy-by-hand', text: 'b' })
  expect(dialogs()).toEqual([command, { kind: 'copy-by-hand', text: 'b' }])
  closeDialog('copy-by-hand')
  expect(dialogs()).toEqual([command])
  closeDialog('command')
  expect(dialogs()).toEqual([])
})
