import type { PageVisit, RenderedPage } from '#core/addresses/page-visit.ts'

/** The part of the client's code that the Worker uses: web/server.tsx, built as a module by `vite build`. */
export function renderSite(visit: PageVisit): Promise<RenderedPage | undefined>
