// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackup } from '../../../progress/model/backup-format.ts'
import { useProgress } from '../../../progress/progress.ts'
import { WorldProvider } from '../../../worlds/world-context.tsx'
import { latin1, utf8 } from '../../../../testing/upload-samples.ts'
import { removeToasts } from '../../../../ui/toasts/toast-stack.tsx'
import { Toasts } from '../../../../ui/toasts/toasts.tsx'
import * as toastStack from '../../../../ui/toasts/toast-stack.tsx'
import { UploadButton } from './upload-button.tsx'

const failed = 'Failed to upload markers'
const good = JSON.stringify(createBackup('kcd1', [1, 2, 3], new Date(0)))
const before = [8, 9]

beforeEach(() => {
  useProgress.setState({ ...useProgress.getInitialState(), discoveredMarkers: before })
  render(
    <WorldProvider world={null}>
      <Toasts
        label="Notifications"
        closeLabel="Close notification"
        stay
        focusElsewhere={() => undefined}
        loadChunk={() => Promise.resolve(toastStack)}
      />
      <UploadButton />
    </WorldProvider>,
  )
})
afterEach(() => {
  cleanup()
  removeToasts(() => true)
  vi.restoreAllMocks()
})

const input = () => screen.getByTestId<HTMLInputElement>('upload-input')

/** Chooses a file, even one that the file chooser would hide, and returns the notification. */
async function choose(file: File): Promise<HTMLElement> {
  await userEvent.setup({ applyAccept: false }).upload(input(), file)
  return await screen.findByRole('listitem')
}

async function expectRefusal(file: File, reason: string | RegExp): Promise<void> {
  const toast = await choose(file)
  const [title, detail] = toast.querySelectorAll('p')
  expect(title?.textContent).toBe(failed)
  expect(detail?.textContent).toMatch(reason)
  // The input is cleared, so that the player can correct the file and choose it again.
  await waitFor(() => expect(input().value).toBe(''))
  expect(useProgress.getState().discoveredMarkers).toBe(before)
  expect(screen.queryByRole('alertdialog')).toBe(null)
}

type Content = string | Uint8Array<ArrayBuffer>

const refuses = (content: Content, reason: string | RegExp, name = 'backup.json') =>
  expectRefusal(new File([content], name), reason)

const bytes = (...all: readonly number[]) => Uint8Array.from(all)

describe('an invalid file is refused with the reason and changes nothing [S3.26] [S5.04] [S5.05] [S5.09] [S8.01] [D-files-5] [D-files-7]', () => {
  it.each(['backup.bin', 'backup.json.exe', 'json'])(
    'a file called "%s", whatever is in it [F15]',
    async (name) => {
      await refuses(good, 'must end in .json', name)
    },
  )

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['white space', ' \n\t', 'The file is empty.'],
    ['a web page', '<!doctype html><title>404</title>', 'The file is a web page'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'The file is an image'],
    ['the beginning of a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16), /image|JSON/],
    ['other text', 'marks: 1, 2, 3', 'The file isn’t JSON.'],
  ] satisfies [string, Content, string | RegExp][])(
    '%s, by name [F16]',
    async (_name, content, reason) => {
      await refuses(content, reason)
    },
  )

  it.each([0.1, 0.35, 0.6, 0.85, 0.99])('%d of a good backup [F28]', async (share) => {
    await refuses(good.slice(0, Math.floor(good.length * share)), 'is incomplete')
  })

  it.each([
    ['{}', 'discoveredMarkers: Required'],
    ['{"discoveredMarkers":"1,2"}', 'discoveredMarkers: Expected array, received string'],
    ['"hello"', 'Expected object, received string'],
    ['null', 'received null'],
    ['{"map":7,"discoveredMarkers":[1]}', 'map: Expected string, received number'],
    ['["a","b"]', 'Expected place ID, received string'],
    ['[{"id":1}]', 'Expected place ID, received object'],
    [good.replace('"version":1', '"version":0'), 'version: Expected version'],
  ])('%s, in the schema checker’s words [F21]', async (text, reason) => {
    await refuses(text, reason)
  })

  it.each([
    good.replace('"version":1', '"version":7'),
    '{"format":"itinerarium-backup","version":2,"marks":{}}',
  ])('a backup of a newer version, with what to do: %s', async (text) => {
    await refuses(text, 'This backup was made with a newer version of the map. Reload the page')
  })

  it.each([
    ['{"__proto__":{"discoveredMarkers":[66]},"discoveredMarkers":[40]}', '__proto__'],
    ['[40,{"constr\\u0075ctor":1}]', 'constructor'],
  ])('a name out of a hostile file: %s [F26]', async (text, name) => {
    await refuses(text, `unsafe field (${name})`)
    expect({}).not.toHaveProperty('discoveredMarkers')
  })

  it('another encoding [F18]', async () => {
    const note = latin1('{"note":"Talmberk \xe9","discoveredMarkers":[1]}')
    await refuses(note, 'isn’t in UTF-8 or UTF-16')
  })
})

describe('files that are too deep, cannot be read or are too large are refused [S8.01]', () => {
  const depth = 200_000

  it.each([
    ['lists', '['.repeat(depth) + ']'.repeat(depth), 'more than 100 levels deep'],
    ['objects', '{"a":'.repeat(depth), 'more than 100 levels deep'],
    ['entries', `[${'1,'.repeat(100_000)}1]`, 'more than 10,000 places'],
  ])('too many %s, without freezing the page [F20]', async (_name, text, reason) => {
    await refuses(text, reason)
  })

  it('a file that cannot be read [F31]', async () => {
    const file = new File([utf8(good)], 'backup.json')
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
    await expectRefusal(file, 'The browser couldn’t read the file.')
  })

  it('100 MB by size, before anything is read [F19]', async () => {
    const file = new File([good], 'backup.json')
    // Overriding the size saves the test from creating a large file.
    Object.defineProperty(file, 'size', { value: 100_000_000 })
    const reads = (['arrayBuffer', 'text', 'stream', 'slice'] as const).map((method) =>
      vi.spyOn(file, method),
    )
    await expectRefusal(file, 'The file is 100 MB')
    for (const read of reads) expect(read).not.toHaveBeenCalled()
  })
})
