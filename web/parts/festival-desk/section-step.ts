import * as say from '#words/festivalDesk.js'
import * as sayDesk from '#words/desk.js'
import { managePath } from '#core/addresses/paths.ts'
import type { DeskSection } from '#core/rows/festival-rows.ts'

interface SectionStep {
  label: string
  href: string
  /** Whether the section waits for it. */
  isNext: boolean
}

/** Where the director of a section goes on. */
export function sectionStep({ tournament, state }: DeskSection): SectionStep {
  switch (state) {
    case 'draft':
    case 'before':
      return { label: sayDesk.tabPlayers(), href: managePath(tournament, 'players'), isNext: false }
    case 'playing':
      return { label: sayDesk.tabResults(), href: managePath(tournament, 'results'), isNext: false }
    case 'between':
      return { label: say.nextRound(), href: managePath(tournament), isNext: true }
    case 'over':
      return { label: say.desk(), href: managePath(tournament), isNext: false }
    default:
      return state satisfies never
  }
}
