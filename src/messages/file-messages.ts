import { otherWorld } from './en/files/other-world.ts'
import { transfer } from './en/files/transfer.ts'
import { upload } from './en/files/upload.ts'

/** What is said about files and links that carry a player's list: by itself, as nothing of it is on the first page. */
export const fileMessages = { otherWorld, transfer, upload } as const
