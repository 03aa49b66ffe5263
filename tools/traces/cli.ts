import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../commands.mjs'
import { readTestsOfIds, readText, tracedPages, withTests } from './traced-tables'

const testsOfIds = readTestsOfIds()
for (const page of tracedPages) {
  writeFileSync(path.join(root, page), withTests(readText(page), testsOfIds))
}
