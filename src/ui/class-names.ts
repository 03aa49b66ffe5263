import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Different class strings whose merged form is remembered. */
export const mergeCacheSize = 500

const merge = extendTailwindMerge({ cacheSize: mergeCacheSize })

/** Joins class names; of two that set the same property, the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
