import { startEarlyLand } from '../map/basemap/early-land.ts'
import { firstLook } from '../stores/persistence/first-look.ts'
import { admitOwnScripts } from './trusted-types.ts'

/*
 * The script in every page's head, which the page's first picture waits for: it is built by itself
 * (tools/first-script.ts) and must stay small. Addresses come with its element.
 */
const { base, landWorker, geography } = (document.currentScript as HTMLScriptElement).dataset

firstLook()

// Before the first worker starts: without it the security policy lets none start.
admitOwnScripts(base ?? '/')

// The land takes longest, on a thread of its own: it is under way before the rest of the page is even read.
if (landWorker !== undefined && geography !== undefined) startEarlyLand(landWorker, geography)
