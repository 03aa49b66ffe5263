import { test } from '../fixtures.ts'
import { expectedErrors, screens } from '../screens.ts'
import { lookOnDesk, lookOnPhone } from './looks.ts'
import { translateAll } from './translation.ts'

test.use({ expectedErrors })

for (const [name, visit] of Object.entries(screens)) {
  test(`${name}: every part is reachable and readable [F48] [F49] [F60] [F74] [F86]`, async ({
    page,
    isMobile,
  }) => {
    test.slow()
    if (isMobile) await page.addInitScript(translateAll)
    await visit(page, isMobile ? lookOnPhone(page) : lookOnDesk(page))
  })
}
