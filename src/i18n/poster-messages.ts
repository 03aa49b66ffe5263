import { poster, type PosterMessages } from './generated/poster.ts'
import { defineMessages } from './language/locale.ts'

/** What is said of posters: by itself, as nothing of it is on the first page. */
export const posterMessages = defineMessages<PosterMessages>('poster', poster).poster
