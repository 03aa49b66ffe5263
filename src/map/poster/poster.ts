export { canDraw } from './draw-poster.ts'
export { extentOfView, pictureOfView } from './picture-of-view.ts'
export { PosterDialog } from './poster-dialog.tsx'
