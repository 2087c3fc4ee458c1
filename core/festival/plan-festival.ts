import * as say from '#words/festival.js'
import { MAX_SECTIONS } from '../limits/festival.ts'
import { sectionOf, type FestivalFacts, type FestivalHead, type FestivalSection } from './facts.ts'
import type { FestivalAct, FestivalPlan } from './festival-act.ts'
import { plainFestivalJson } from './same-facts.ts'

/** Why an act is refused, in a sentence; undefined when it can be done. */
function refusalOf(festival: FestivalFacts, act: FestivalAct): string | undefined {
  switch (act.type) {
    case 'createFestival':
      return festival.version > 0 ? say.festivalExists() : undefined
    case 'editFestival': {
      const { firstDay, lastDay, overallPrizes } = { ...festival, ...act.change }
      if (act.change.overallPrizes && !areKnown(festival, overallPrizes)) return say.noSuchSection()
      return firstDay !== null && lastDay !== null && lastDay < firstDay ? say.lastDayFirst() : undefined
    }
    case 'setStage':
      return act.stage === 'public' && festival.sections.length === 0 ? say.needsSections() : undefined
    case 'addSection':
      if (sectionOf(festival, act.section.tournament)) return say.sectionTwice()
      if (festival.sections.length >= MAX_SECTIONS) return say.tooManySections({ max: MAX_SECTIONS })
      return wordTaken(festival, act.section.word, act.section.tournament)
    case 'changeSection':
      if (!sectionOf(festival, act.tournament)) return say.noSuchSection()
      return act.change.word === undefined ? undefined : wordTaken(festival, act.change.word, act.tournament)
    case 'orderSections': {
      const isWhole =
        act.order.length === festival.sections.length &&
        festival.sections.every(({ tournament }) => act.order.includes(tournament))
      return isWhole ? undefined : say.festivalChanged()
    }
    case 'removeSection':
      return sectionOf(festival, act.tournament) ? undefined : say.noSuchSection()
    case 'tell':
      return undefined
    default:
      return act satisfies never
  }
}

/** Whether the sections that prizes name are those of the festival. */
const areKnown = (festival: FestivalFacts, plan: FestivalHead['overallPrizes']): boolean =>
  plan?.categories.every(({ sections }) => sections.every((tournament) => sectionOf(festival, tournament))) !== false

const wordTaken = ({ sections }: FestivalFacts, word: string, own: string): string | undefined =>
  sections.some((section) => section.tournament !== own && section.word === word) ? say.wordTaken({ word }) : undefined

function applied(festival: FestivalFacts, act: FestivalAct): FestivalFacts {
  switch (act.type) {
    case 'createFestival':
      return { ...festival, ...act.head }
    case 'editFestival':
      return { ...festival, ...act.change }
    case 'setStage':
      return { ...festival, stage: act.stage }
    case 'addSection':
      return { ...festival, sections: [...festival.sections, act.section] }
    case 'changeSection':
      return {
        ...festival,
        sections: festival.sections.map((section) =>
          section.tournament === act.tournament ? { ...section, ...act.change } : section,
        ),
      }
    case 'orderSections':
      return {
        ...festival,
        sections: festival.sections.toSorted(
          (one, other) => act.order.indexOf(one.tournament) - act.order.indexOf(other.tournament),
        ),
      }
    case 'removeSection':
      return { ...festival, sections: festival.sections.filter(({ tournament }) => tournament !== act.tournament) }
    case 'tell':
      return festival
    default:
      return act satisfies never
  }
}

/** The act that undoes it, from the facts before it; undefined if it can’t be undone: a section’s tournament has its link too. */
function inverseOf(festival: FestivalFacts, act: FestivalAct): FestivalAct | undefined {
  switch (act.type) {
    case 'editFestival':
      return { type: 'editFestival', change: picked(festival, Object.keys(act.change) as (keyof FestivalHead)[]) }
    case 'setStage':
      return { type: 'setStage', stage: festival.stage }
    case 'changeSection': {
      const section = sectionOf(festival, act.tournament)!
      const change = picked(section, Object.keys(act.change) as (keyof FestivalSection)[])
      return { type: 'changeSection', tournament: act.tournament, change }
    }
    case 'orderSections':
      return { type: 'orderSections', order: festival.sections.map(({ tournament }) => tournament) }
    default:
      return undefined
  }
}

const picked = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: Name[]): Pick<Whole, Name> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** Plans acts one after the other; a sentence if one of them is refused. */
export function planFestival(before: FestivalFacts, acts: FestivalAct[]): FestivalPlan | string {
  let after = before
  let inverse: FestivalAct[] | null = []
  for (const act of acts) {
    const refused = refusalOf(after, act)
    if (refused !== undefined) return refused
    const undoing = inverseOf(after, act)
    inverse = inverse && undoing ? [undoing, ...inverse] : null
    after = applied(after, act)
  }
  return { before, after, acts, inverse }
}

export const appliedFestival = (festival: FestivalFacts, acts: readonly FestivalAct[]): FestivalFacts =>
  acts.reduce(applied, festival)

/** The acts that undo a change, or why it can’t be undone: it is final, or later changes touched the same. */
export function undoOfFestival(
  now: FestivalFacts,
  { acts, inverse }: Pick<FestivalPlan, 'acts' | 'inverse'>,
): FestivalAct[] | string {
  if (!inverse) return say.cannotBeUndone()
  const undone = planFestival(now, inverse)
  if (typeof undone === 'string') return undone
  const again = planFestival(undone.after, acts)
  const isAsNow = typeof again !== 'string' && plainFestivalJson(again.after) === plainFestivalJson(now)
  return isAsNow ? inverse : say.changedSince()
}
