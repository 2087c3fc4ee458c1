import type { ChessSite } from './site.ts'

export { ChessSite } from './site.ts'

/** One Durable Object serves all requests, so that it can detect concurrent ones. */
export default {
  fetch: (request, env) => env.ChessSite.getByName('chess-site').fetch(request),
} satisfies ExportedHandler<{ ChessSite: DurableObjectNamespace<ChessSite> }>
