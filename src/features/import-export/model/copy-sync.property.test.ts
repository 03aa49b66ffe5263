import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marksFor, mergedMarks } from '../../../records/mark.ts'
import { replaceRecords } from '../../../records/persisted-record.ts'
import { createDeletedPin, mergedPins } from '../../../records/pin.ts'
import { FakeFile } from '../../../testing/fake-file.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { fileOf } from '../storage/handle-file.ts'
import { copyText, emptyRecord, joinedCopy, readCopy, type CopyRecord } from './copy-format.ts'
import { sameVersion, syncCopy, type FileVersion } from './copy-sync.ts'

// Two devices share a file in a cloud folder. The model is the merge by revision of every change on either device.

const runs = Number(process.env['SCRIPTS'] ?? 200)

interface Act {
  readonly what: 'mark' | 'pin' | 'unpin' | 'sync' | 'cut' | 'older' | 'goOn'
  readonly device: number
  readonly n: number
}

const actOf = (...what: readonly Act['what'][]): fc.Arbitrary<Act> =>
  fc.record({ what: fc.constantFrom(...what), device: fc.nat(1), n: fc.nat(5) })

/** Some changes, then steps of both devices in random order. Only some of them run before the next changes. */
const aRound: fc.Arbitrary<readonly Act[]> = fc
  .record({
    changes: fc.array(actOf('mark', 'mark', 'pin', 'unpin'), { minLength: 1, maxLength: 4 }),
    syncs: fc.array(actOf('sync'), { minLength: 1, maxLength: 3 }),
    steps: fc.integer({ min: 0, max: 16 }),
    // A truncated file stops both devices, so it is rare enough for most scripts to go on.
    mishap: fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: actOf('cut', 'older') },
    ),
  })
  .map(({ changes, syncs, steps, mishap }) => [
    ...changes,
    ...syncs,
    { what: 'goOn', device: 0, n: steps },
    ...(mishap ? [mishap] : []),
  ])

const aScript = fc.array(aRound, { minLength: 1, maxLength: 8, size: 'max' }).map((of) => of.flat())

const joined = (one: CopyRecord, other: CopyRecord): CopyRecord => ({
  marks: mergedMarks(one.marks, other.marks.values()),
  pins: mergedPins(one.pins, other.pins.values()),
})

const content = ({ marks, pins }: CopyRecord) => [
  Object.fromEntries(marks),
  Object.fromEntries(pins),
]

function recordIn(text: string): CopyRecord | null {
  const reading = readCopy(text, 'kcd1')
  return reading.ok ? reading.record : null
}

class Device {
  list: CopyRecord = emptyRecord
  running: Promise<unknown> | undefined
  readonly #file: FakeFile
  readonly #pause: () => Promise<void>

  constructor(file: FakeFile, pause: () => Promise<void>) {
    this.#file = file
    this.#pause = pause
  }

  change({ what, n }: Act): void {
    const { marks, pins } = this.list
    if (what === 'mark') {
      const found = marks.get(n)?.discovered !== true
      this.list = { marks: replaceRecords(marks, marksFor(marks, [n], found)), pins }
      return
    }
    const id = n.toString(16).padStart(24, '0')
    const revision = (pins.get(id)?.revision ?? 0) + 1
    const next =
      what === 'unpin'
        ? createDeletedPin(id, revision)
        : pinOf({ id, revision, note: `${revision}` })
    this.list = { marks, pins: replaceRecords(pins, [next]) }
  }

  sync(mayReplace: (version: FileVersion) => boolean = () => false): Promise<unknown> {
    this.running ??= syncCopy(
      fileOf(this.#file.handle(this.#pause)),
      {
        map: 'kcd1',
        join: (record) => (this.list = joined(this.list, record)),
        textOf: (record, before) =>
          copyText(record, { map: 'kcd1', name: '', filterSets: [] }, before, new Date()),
      },
      (_misfit, version) => mayReplace(version),
    ).finally(() => {
      this.running = undefined
    })
    return this.running
  }
}

async function play(script: readonly Act[], scheduler: fc.Scheduler): Promise<void> {
  let isOver = false
  const pause = () => (isOver ? Promise.resolve() : scheduler.schedule(Promise.resolve()))
  const file = new FakeFile(
    copyText(emptyRecord, { map: 'kcd1', name: '', filterSets: [] }, {}, new Date()),
  )
  const past = [file.bytes]
  const devices = [new Device(file, pause), new Device(file, pause)] as const
  let all = emptyRecord
  /** Lost texts. An error thrown in `onWrite` would pass for an error of the disk. */
  const lost: string[] = []
  file.onWrite = (before, after, unseen) => {
    past.push(file.bytes)
    const [was, is] = [recordIn(before), recordIn(after)]
    // No device may overwrite a truncated file, and a complete file only with all of its records.
    const keepsAll = is && was && joinedCopy(is, was) === is
    if (!unseen && !keepsAll) lost.push(before)
  }
  for (const act of script) {
    const device = devices[act.device] ?? devices[0]
    if (act.what === 'sync') void device.sync()
    else if (act.what === 'goOn') {
      for (let steps = act.n; steps > 0 && scheduler.count() > 0; steps -= 1)
        await scheduler.waitOne()
    } else if (act.what === 'cut') file.cut(Math.floor((file.bytes.length * act.n) / 6))
    else if (act.what === 'older') file.overwrite(past[act.n % past.length] ?? '')
    else {
      device.change(act)
      all = joined(all, device.list)
    }
  }
  while (devices.some(({ running }) => running !== undefined)) {
    if (scheduler.count() > 0) await scheduler.waitOne()
    else await Promise.resolve()
  }
  isOver = true
  expect(lost).toEqual([])
  if (!recordIn(file.text)) {
    const { writes } = file
    const seen = { lastModified: file.version, size: file.bytes.length, text: file.text }
    await devices[0].sync()
    expect(file.writes).toBe(writes)
    // The player allows the truncated file to be overwritten.
    file.onWrite = () => {}
    await devices[0].sync((version) => sameVersion(version, seen))
  }
  for (const device of [...devices, ...devices]) await device.sync()
  for (const { list } of devices) expect(content(list)).toEqual(content(all))
  expect(content(recordIn(file.text) ?? emptyRecord)).toEqual(content(all))
  const { writes } = file
  for (const device of [...devices, ...devices]) await device.sync()
  expect(file.writes).toBe(writes)
}

it('two devices that share a file end up with the same records in any order', async () => {
  await fc.assert(fc.asyncProperty(aScript, fc.scheduler(), play), { numRuns: runs })
}, 600_000)
