import { poster, type PosterMessages } from './generated/poster.ts'
import { spoken } from './language/spoken.ts'

/** What is said of posters: by itself, as nothing of it is on the first page. */
export const posterMessages = spoken<PosterMessages>('poster', poster).poster
