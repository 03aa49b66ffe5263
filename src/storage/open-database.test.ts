import { afterEach, expect, it, vi } from 'vitest'
import { databaseNames, deleteDatabase, openDatabase } from './open-database.ts'

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  vi.unstubAllGlobals()
})

it.each([
  ['throws at the getter', { get: refuse }],
  ['is missing', { value: undefined }],
  ['is null', { value: null }],
  ['throws at the call', { value: { open: refuse, deleteDatabase: refuse, databases: refuse } }],
])('IndexedDB that %s rejects and never throws', async (_how, property) => {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...property })
  const opening = openDatabase('a', 1, {})
  await expect(opening).rejects.toThrow()
  const deleting = deleteDatabase('a')
  await expect(deleting).rejects.toThrow()
  await expect(databaseNames()).resolves.toBeUndefined()
})
