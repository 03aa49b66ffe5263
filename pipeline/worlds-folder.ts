import { resolve } from 'node:path'

/** The folder with a folder of source files for each world; `WORLDS_FOLDER` names another. */
export function worldsFolder(): string {
  return resolve(import.meta.dirname, '..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/** The folder that a build makes over, the site's public folder; `GENERATED_FOLDER` names another. */
export function generatedFolder(): string {
  return resolve(import.meta.dirname, '..', process.env['GENERATED_FOLDER'] ?? 'public/generated')
}
