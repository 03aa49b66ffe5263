import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from '../fixtures.ts'
import type { Pixel } from '../view.ts'

/** Cost of a task: clicks or taps, and typed words. Enter is free, because phone keyboards have it too. */
interface Cost {
  readonly clicks: number
  readonly words: number
}

interface Task {
  readonly name: string
  readonly desktop: Cost
  readonly phone: Cost
}

export interface Player {
  readonly press: (what: Locator) => Promise<void>
  /** @param pixel A point of the map. */
  readonly pressAt: (pixel: Pixel) => Promise<void>
  /** Opens a menu by a long press, or with a mouse by its secondary button. */
  readonly hold: (what: Locator) => Promise<void>
  readonly holdAt: (pixel: Pixel) => Promise<void>
  readonly type: (text: string) => Promise<void>
}

interface TaskSteps {
  readonly page: Page
  readonly isMobile: boolean
  readonly player: Player
}

const table = readTasks()

/**
 * Tests one line of docs/tasks.md: the task must take exactly the number of clicks and words in the table.
 *
 * @param prepare Opens the page in the state in which the task starts. Its actions are not counted.
 */
export function testTask(
  name: string,
  prepare: (page: Page) => Promise<void>,
  steps: (steps: TaskSteps) => Promise<void>,
): void {
  base(name, async ({ page, isMobile, hasTouch }) => {
    const task = table.find((row) => row.name === name)
    if (!task) throw new Error(`docs/tasks.md has no line "${name}".`)
    await prepare(page)
    let [clicks, words] = [0, 0]
    const holdAt = async ({ x, y }: Pixel) => {
      clicks += 1
      if (!hasTouch) return page.mouse.click(x, y, { button: 'right' })
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchEnd') =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        })
      await touch('touchStart')
      await expect(page.getByRole('menu')).toBeVisible()
      await touch('touchEnd')
    }
    await steps({
      page,
      isMobile,
      player: {
        press: async (what) => {
          clicks += 1
          await (hasTouch ? what.tap() : what.click())
        },
        pressAt: async ({ x, y }) => {
          clicks += 1
          await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
        },
        hold: async (what) => {
          const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {}
          await holdAt({ x: x + width / 2, y: y + height / 2 })
        },
        holdAt,
        type: async (text) => {
          words += text.split(' ').length
          await page.keyboard.type(text)
        },
      },
    })
    expect({ clicks, words }).toEqual(isMobile ? task.phone : task.desktop)
  })
}

function readTasks(): readonly Task[] {
  const text = readFileSync(new URL('../../docs/tasks.md', import.meta.url), 'utf8')
  return [...text.matchAll(/^\| (To .+?) *\| (\d+.*?) *\| (\d+.*?) *\|/gm)].map(
    ([, name = '', desktop = '', phone = '']) => ({
      name,
      desktop: costOf(desktop),
      phone: costOf(phone),
    }),
  )
}

/** @param text The cost in the table: `2`, or `2 and 1 word`. */
function costOf(text: string): Cost {
  const [clicks = 0, words = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return { clicks, words }
}
