import * as sayPages from '#words/festivalPages.js'
import type { DeskSection } from '#core/rows/festival-rows.ts'

/** How far a section is: `Round 3 of 7 · 12 of 20 results`. */
export function stateText({ state, round, rounds, finished, pairings }: DeskSection): string {
  switch (state) {
    case 'draft':
      return sayPages.draft()
    case 'before':
      return sayPages.notStarted()
    case 'over':
      return sayPages.isOver()
    case 'between':
      return sayPages.roundIsOver({ round })
    case 'playing':
      return `${rounds === null ? sayPages.round({ round }) : sayPages.roundOf({ round, rounds })} · ${sayPages.resultsIn({ finished, count: pairings })}`
    default:
      return state satisfies never
  }
}
