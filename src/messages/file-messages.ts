import { transfer } from './en/transfer.ts'
import { upload } from './en/upload.ts'

/** What is said about files and links that carry a player's list: by itself, as nothing of it is on the first page. */
export const fileMessages = { transfer, upload } as const
