import { test } from '../journey.ts'
import { desk, lookInEveryLanguage, narrowest, telling } from './every-language.ts'
import { expectRoomForLetters } from './large-letters.ts'
import { expectedErrors, own, screens } from './screens.ts'

test.use({ expectedErrors })

for (const [name, visit] of Object.entries(screens)) {
  test(`of ${name} nothing is cut off or left in English in another language, and large letters have room [F86]`, async ({
    page,
  }) => {
    await visit(page, (step) =>
      test.step(step, async () => {
        await lookInEveryLanguage(page, { sizes: [desk, narrowest], languages: telling, own })
        await expectRoomForLetters(page, [...own, 'onerror'])
      }),
    )
  })
}
