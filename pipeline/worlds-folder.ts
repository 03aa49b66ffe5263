import { resolve } from 'node:path'

/** Returns the folder of the worlds, which the environment variable `WORLDS_FOLDER` can replace. */
export function worldsFolder(): string {
  return resolve(import.meta.dirname, '..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/** Returns the public folder that a build replaces. `GENERATED_FOLDER` can choose another one. */
export function generatedFolder(): string {
  return resolve(import.meta.dirname, '..', process.env['GENERATED_FOLDER'] ?? 'public/generated')
}
