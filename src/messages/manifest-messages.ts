import { manifest, type ManifestMessages } from './generated/manifest.ts'
import { spoken } from './language/spoken.ts'

/** What the web manifest says of the site, once it is installed: said while the site is built. */
export const manifestMessages = spoken<ManifestMessages>('manifest', manifest).manifest
