import { readParsedUpload, type AcceptedUpload } from '../read-upload.ts'
import type { OwnFormat } from './format.ts'
import { isFields } from './read-value.ts'

/** What the Backup button writes. */
export const backupFile = {
  source: 'backup',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => isFields(input) && 'format' in input,
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>
