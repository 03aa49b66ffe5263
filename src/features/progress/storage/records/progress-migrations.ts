import type { Migration } from '../../../../storage/envelope.ts'

/**
 * How `progress-store` grew. `samples/` holds what each released version stored, frozen.
 *
 * 0 to 1: marks are merged by revision; what was cleared last, which version 0 kept beside the list,
 * becomes one of the earlier lists that Settings can restore.
 */
export const progressMigrations: readonly Migration[] = [
  (state) => ({ ...(typeof state === 'object' ? state : null), revisions: {} }),
]
