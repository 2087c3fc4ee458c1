import * as say from '#words/festival.js'
import type { FestivalSection } from './facts.ts'

interface MainRule {
  severalMain: boolean
  sections: readonly Pick<FestivalSection, 'tournament' | 'kind'>[]
}

/** Why a person may not have all these sections; undefined when they may. */
export function mainRefusal({ severalMain, sections }: MainRule, tournaments: readonly string[]): string | undefined {
  const main = sections.filter(({ tournament, kind }) => kind === 'main' && tournaments.includes(tournament))
  return main.length > 1 && !severalMain ? say.oneMainSection() : undefined
}
