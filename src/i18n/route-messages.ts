import { routes, type RoutesMessages } from './generated/routes.ts'
import { defineMessages } from './language/locale.ts'

/** What is said of routes: by itself, as nothing of it is on the first page. */
export const routeMessages = defineMessages<RoutesMessages>('routes', routes).routes
