import type { Browser } from '@playwright/test'
import { rmSync } from 'node:fs'
import { desktop, phone, type Screen } from './browser.ts'
import { slow, wired, type Connection } from './network/connection.ts'
import type { Network } from './network/network.ts'
import { header, kilobytes, ms, row, type Part } from './report.ts'
import { median } from './statistics.ts'
import {
  firstVisit,
  secondVisit,
  visitedProfile,
  worldsVisit,
  type Place,
  type Visit,
  type Visiting,
} from './visits.ts'

/** A site to visit. If there are two, they are visited alternately. */
export interface Side {
  readonly name: string
  readonly home: Place
  readonly other?: Place
}

export interface VisitTables {
  readonly browser: Browser
  readonly network: Network
  readonly sides: readonly Side[]
  readonly runs: number
}

const figures: readonly (readonly [keyof Visit, string])[] = [
  ['firstPaint', 'first contentful paint'],
  ['land', 'land'],
  ['largestPaint', 'largest contentful paint'],
  ['ready', 'ready'],
  ['mainThread', 'main thread until ready'],
  ['longestTask', 'longest task'],
  ['blocked', 'total blocking time'],
  ['bytes', 'bytes until ready'],
]

type Round = (side: Side) => Promise<Readonly<Record<string, Visit>>>

/** Visits all sites alternately, so that changes of the machine's speed affect all sites alike. */
async function byTurns({ sides, runs }: VisitTables, round: Round): Promise<readonly string[]> {
  const visits = new Map<string, Map<Side, Visit[]>>()
  for (let turn = 0; turn < runs; turn += 1) {
    // The order alternates, because the machine is warmer for the second site.
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      for (const [name, visit] of Object.entries(await round(side))) {
        const bySide = visits.get(name) ?? new Map<Side, Visit[]>()
        visits.set(name, bySide.set(side, [...(bySide.get(side) ?? []), visit]))
        console.log(`${turn + 1} of ${runs}, ${side.name}, ${name}: ${words(visit)}`)
      }
    }
  }
  return sides.length === 1 ? plainTable(visits) : ratioTable(sides, visits)
}

function words(visit: Visit): string {
  return figures.map(([key, name]) => `${name} ${amount(key, visit[key])}`).join(', ')
}

function amount(key: keyof Visit, value: number): string {
  return key === 'bytes' ? kilobytes(value) : ms(value)
}

type Visits = ReadonlyMap<string, ReadonlyMap<Side, readonly Visit[]>>

const middle = (visits: readonly Visit[] | undefined, key: keyof Visit) =>
  median((visits ?? []).map((visit) => visit[key]).filter(Number.isFinite))

function plainTable(visits: Visits): readonly string[] {
  return [
    header('visit', ...figures.map(([, name]) => name)),
    ...[...visits].map(([name, bySide]) => {
      const [firstVisits] = bySide.values()
      return row(name, ...figures.map(([key]) => amount(key, middle(firstVisits, key))))
    }),
  ]
}

function ratioTable(sides: readonly Side[], visits: Visits): readonly string[] {
  return [
    header('visit', 'figure', 'ratio', ...sides.map(({ name }) => name)),
    ...[...visits].flatMap(([visit, bySide]) =>
      figures.map(([key, name]) => {
        const [mine = NaN, theirs = NaN] = sides.map((side) => middle(bySide.get(side), key))
        const ratio = mine / theirs
        const told = Number.isFinite(ratio) ? `**${ratio.toFixed(2)}**` : '–'
        return row(visit, name, told, amount(key, mine), amount(key, theirs))
      }),
    ),
  ]
}

const ways: readonly (readonly [string, Screen, Connection])[] = [
  ['slow', phone, slow],
  ['wired', desktop, wired],
]

export function firstVisitParts(tables: VisitTables): readonly Part[] {
  const { browser, network, runs } = tables
  return ways.map(([name, screen, connection]) => ({
    name,
    title: `First visit: ${screen.name}, ${connection.name}`,
    runs,
    measure: () =>
      byTurns(tables, async ({ home }) => ({
        first: await firstVisit(browser, { network, screen, connection }, home),
      })),
  }))
}

export function laterVisitParts(tables: VisitTables): readonly Part[] {
  const part = (
    name: string,
    title: string,
    round: (profile: string, visiting: Visiting, side: Side) => ReturnType<Round>,
  ) =>
    ways.map(([way, screen, connection]): Part => {
      const visiting = { network: tables.network, screen, connection }
      return {
        name: `${name}-${way}`,
        title: `${title}: ${screen.name}, ${connection.name}`,
        runs: tables.runs,
        measure: () =>
          withProfiles(tables, screen, (profiles) =>
            byTurns(tables, (side) => round(profiles.get(side) ?? '', visiting, side)),
          ),
      }
    })
  return [
    ...part('second', 'Second visit', async (profile, visiting, { home }) => ({
      second: await secondVisit(profile, visiting, home),
    })),
    ...part('worlds', 'To another world and back', async (profile, visiting, { home, other }) => {
      const [there, back] = await worldsVisit(profile, visiting, [home, other ?? home])
      return { there, back }
    }),
  ]
}

async function withProfiles(
  { network, sides }: VisitTables,
  screen: Screen,
  act: (profiles: ReadonlyMap<Side, string>) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const profiles = new Map<Side, string>()
  try {
    for (const side of sides) {
      profiles.set(side, await visitedProfile({ network, screen }, side.home))
    }
    return await act(profiles)
  } finally {
    for (const folder of profiles.values()) rmSync(folder, { recursive: true, force: true })
  }
}
