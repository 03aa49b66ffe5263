import { useEffect } from 'react'
import { dateWords } from '../../../../i18n/compose/later-sentences.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { Button } from '../../../../ui/button.tsx'
import {
  allowCopy,
  chooseCopy,
  followCopy,
  problemWords,
  retryCopy,
  stopCopy,
  useCopyFile,
  writeAnew,
} from '../../keep-copy.ts'
import { canKeepCopy } from '../../storage/handle-file.ts'

export function CopyFile() {
  const texts = toolMessages.copyFile
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="font-medium">{texts.title}</h3>
      {canKeepCopy() ? (
        <KeptCopy />
      ) : (
        <p className="text-sm text-vellum-soft">{texts.unsupported}</p>
      )}
    </section>
  )
}

function KeptCopy() {
  const texts = toolMessages.copyFile
  const { name } = useCopyFile()
  const words = useWords()
  // The work after the map's first frame may not have started following yet.
  useEffect(followCopy, [])
  return (
    <>
      <p className="text-sm text-vellum-soft" role="status">
        {words}
      </p>
      <div className="flex flex-wrap gap-2 *:grow *:basis-30">
        {name !== '' && <ProblemButtons />}
        <Button onClick={() => void chooseCopy('new')}>{texts.begin}</Button>
        <Button onClick={() => void chooseCopy('existing')}>{texts.choose}</Button>
        {name !== '' && <Button onClick={stopCopy}>{texts.stop}</Button>}
      </div>
    </>
  )
}

/** Returns one text, because a browser's translation breaks an element with several text nodes. */
function useWords(): string {
  const texts = toolMessages.copyFile
  const { name, writtenAt, problem, refused } = useCopyFile()
  if (refused) return problemWords(refused.problem, refused.name)
  if (name === '') return texts.hint
  if (problem) return problemWords(problem, name)
  return writtenAt === null ? texts.begun(name) : texts.kept(name, dateWords(new Date(writtenAt)))
}

function ProblemButtons() {
  const texts = toolMessages.copyFile
  const { problem, lasting } = useCopyFile()
  if (!problem) return null
  if (problem === 'ask') return <Button onClick={() => void allowCopy()}>{texts.allow}</Button>
  const isCutOff = problem === 'damaged' || problem === 'empty'
  return (
    <>
      <Button onClick={retryCopy}>{laterMessages.storage.retry}</Button>
      {isCutOff && lasting && <Button onClick={writeAnew}>{texts.anew}</Button>}
    </>
  )
}
