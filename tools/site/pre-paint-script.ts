import { createHash } from 'node:crypto'
import { minifySync } from 'vite'
import { basemapStyleColours } from '../../src/basemap/basemap-style.ts'
import { explainFile, preloadLand, prePaint } from '../../src/start/pre-paint.ts'
import { translatePrerendered } from '../../src/start/translate-prerendered.ts'
import { preferredLanguage } from '../../src/features/languages/model/preferred-language.ts'

/** The one script that stands in the page itself, in the head of every page: the same text in every build of one version. */
export function prePaintScript(): string {
  const styles = JSON.stringify(Object.keys(basemapStyleColours))
  const used = [preferredLanguage, translatePrerendered, preloadLand].map(String)
  return minifySync(
    'pre-paint.js',
    `(${explainFile.toString()})()||(${prePaint.toString()})(${[styles, ...used].join()})`,
  ).code
}

/** A script as the security policy names it. */
export function policyHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
