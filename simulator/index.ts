import type { ChessSite } from './site.ts'

export { ChessSite } from './site.ts'

/** All goes to one object, so that requests in flight at the same time see each other. */
export default {
  fetch: (request, env) => env.ChessSite.getByName('chess-site').fetch(request),
} satisfies ExportedHandler<{ ChessSite: DurableObjectNamespace<ChessSite> }>
