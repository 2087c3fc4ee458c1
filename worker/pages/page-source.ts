import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import type { PageSource } from './kept-pages.ts'

/** By what a rendered page of an event is kept. */
export const sourceOf = (snapshot: Snapshot): PageSource => ({
  id: snapshot.id,
  version: snapshot.version,
  isOver: phase(snapshot) === 'finished',
  shown: snapshot.hidden?.shown,
})
