import './app.css'
import { startLand } from '../map/start-land.ts'
import { baseUrl } from '../stores/environment.ts'

// The land takes longest, on a thread of its own: it is under way before the rest of the page is even read.
if (window.location.pathname === baseUrl.path) startLand()

void import('./root.tsx')
