import { manifest, type ManifestMessages } from './generated/manifest.ts'
import { defineMessages } from './language/locale.ts'

/** What the web manifest says of the site, once it is installed: said while the site is built. */
export const manifestMessages = defineMessages<ManifestMessages>('manifest', manifest).manifest
