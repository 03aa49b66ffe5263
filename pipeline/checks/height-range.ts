import { bounds, figure } from '../bounds.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const [lowest, highest] = bounds.metres

export function heightRange({ heights }: Source): Problem[] {
  return heights
    .filter(({ metres }) => !(metres >= lowest && metres <= highest))
    .map((height) => {
      const range = `from -${figure(-lowest)} to ${figure(highest)} m`
      return problemAt(height, 'metres', `${height.metres} is no height ${range}`)
    })
}
