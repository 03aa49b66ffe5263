import { createHash } from 'node:crypto'
import { minifySync } from 'vite'
import { basemapStyleColours } from '../../src/basemap/basemap-style.ts'
import { explainFile, preloadLand, prePaint } from '../../src/start/pre-paint.ts'
import { translatePrerendered } from '../../src/start/translate-prerendered.ts'
import { preferredLanguage } from '../../src/features/settings/model/preferred-language.ts'

/** Returns the only script inside the head of every page. Its text is the same in every build of a version. */
export function prePaintScript(): string {
  const styles = JSON.stringify(Object.keys(basemapStyleColours))
  const used = [preferredLanguage, translatePrerendered, preloadLand].map(String)
  return minifySync(
    'pre-paint.js',
    `(${explainFile.toString()})()||(${prePaint.toString()})(${[styles, ...used].join()})`,
  ).code
}

export function policyHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
