import { routes, type RoutesMessages } from './generated/routes.ts'
import { spoken } from './language/spoken.ts'

/** What is said of routes: by itself, as nothing of it is on the first page. */
export const routeMessages = spoken<RoutesMessages>('routes', routes).routes
