import type { PageVisit, RenderedPage } from '#core/addresses/page-visit.ts'

/** What of the client's code the Worker knows: web/server.tsx, which `vite build` makes a module of. */
export function renderSite(visit: PageVisit): Promise<RenderedPage | undefined>
