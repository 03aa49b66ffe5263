export interface Commit {
  readonly hash: string
  readonly subject: string
}

export const gitLogFormat = '%H %s'

export function readCommits(log: string): readonly Commit[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = ''] = line.split(' ', 1)
      return { hash, subject: line.slice(hash.length + 1) }
    })
}

/** Maximum length of a subject. Longer ones are cut off in lists of commits. */
const maxSubjectLength = 72

/** Returns what is wrong with a commit's subject, such as `map: draw labels once`; `undefined` if nothing is. */
export function subjectError(subject: string): string | undefined {
  if (!/^[\w/-]+(, [\w/-]+)*: \S/.test(subject))
    return 'error: the subject has no area, as in "map: …".'
  if (subject.length <= maxSubjectLength) return undefined
  return `error: the subject has ${subject.length} characters, more than ${maxSubjectLength}.`
}

export function failureLine({ hash, subject }: Commit, output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const errors = lines.filter((line) => /\berror\b/i.test(line))
  const [first = lines.at(-1) ?? 'the command wrote nothing'] = errors
  const more = errors.length > 1 ? ` (${errors.length} errors)` : ''
  return `FAILED ${hash.slice(0, 8)} ${subject}: ${first.trim()}${more}`
}

export function summary(checked: number, failed: number): string {
  if (checked === 0) return 'There is no commit to check.'
  const commits = checked === 1 ? '1 commit' : `${checked} commits`
  return failed === 0
    ? `${commits} checked, every one compiles.`
    : `${commits} checked, ${failed} failed.`
}
