import { files, type FilesMessages } from './generated/files.ts'
import { defineMessages } from './language/locale.ts'

/** What is said about files and links that carry a player's list: by itself, as nothing of it is on the first page. */
export const fileMessages = defineMessages<FilesMessages>('files', files)
