import { useId, useRef } from 'react'
import { maxPictures } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyChunk } from '../../../../ui/dialogs/lazy-chunk.tsx'
import { FileInput } from '../../../../ui/fields/file-input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { chunks } from '../../../chunks/chunks.ts'
import { maxBytes } from '../../model/limits.ts'
import { addPictureFiles, type PictureTarget } from './picture-target.ts'

const texts = laterMessages.pictures

const Pictures = lazyChunk(chunks, async () => (await import('./pictures.tsx')).Pictures, {
  className: 'grid justify-items-start gap-2 px-4 pb-3',
})

interface ShownPicturesProps {
  readonly target: PictureTarget
  /** If `undefined`, no script is loaded. */
  readonly pictures: readonly string[] | undefined
}

export function ShownPictures({ target, pictures }: ShownPicturesProps) {
  return pictures && <Pictures target={target} pictures={pictures} />
}

export function AddPicture({ target }: { readonly target: PictureTarget }) {
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid basis-full gap-1">
      <FileInput
        ref={input}
        accept="image/*"
        multiple
        onChoose={(files) => addPictureFiles(target, files)}
      />
      <Button
        data-add-picture
        aria-describedby={hint}
        className="px-3"
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
      <p id={hint} className="text-sm text-vellum-soft">
        {texts.limit(maxPictures, maxBytes / 1000)}
      </p>
    </div>
  )
}
