import type { Source } from '../source.ts'
import { BuildError, keyedBy, servedImage, type OutputFile } from './output-file.ts'

/** Copies the markers' images into the folder, unchanged. @throws {BuildError} if an image is missing */
export function copyImages({ markers, images }: Source, folder: string): OutputFile[] {
  const files = keyedBy(images, 'image', ({ path }) => path)
  return markers
    .filter(({ image }) => image !== '')
    .map(({ id, image: path }) => {
      const content = files.get(path)?.content
      if (!content) throw new BuildError(`The image of marker ${id} is missing.`)
      return { path: servedImage(path, folder), content }
    })
}
