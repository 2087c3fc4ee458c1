import { eligibilityRefusal } from '#core/festival/eligibility.ts'
import { priceOf } from '#core/festival/price.ts'
import { mainRefusal } from '#core/festival/main-section.ts'
import type { FestivalPerson } from '#core/festival/person.ts'
import type { FestivalAnswer, SectionRow } from '#core/rows/festival-rows.ts'

export interface SectionChoice {
  section: SectionRow
  isChosen: boolean
  /** Why the person can’t choose it; undefined when they can. */
  refusal: string | undefined
  /** It is full, so that they would wait. */
  isWaiting: boolean
  price: number
}

/** The open sections for a person who wants some of them, with what each would cost. */
export function chosenSections(
  { festival, sections }: FestivalAnswer,
  person: FestivalPerson,
  wanted: readonly string[],
): SectionChoice[] {
  const open = sections.filter(({ isOpen }) => isOpen)
  const mayEnter = (section: SectionRow): boolean => eligibilityRefusal(section, person) === undefined
  const chosen = wanted.filter((one) => open.some((section) => section.tournament === one && mayEnter(section)))
  return open.map((section) => {
    const { tournament, left } = section
    const isChosen = chosen.includes(tournament)
    const others = isChosen ? [] : [...chosen, tournament]
    return {
      section,
      isChosen,
      refusal:
        eligibilityRefusal(section, person) ??
        mainRefusal({ severalMain: festival.severalMain, sections }, others.length > 0 ? others : chosen),
      isWaiting: left !== null && left <= 0,
      price: priceOf(festival.prices, {
        person,
        tournament,
        fee: section.fee,
        at: Date.now(),
        nth: isChosen ? chosen.indexOf(tournament) + 1 : chosen.length + 1,
      }),
    }
  })
}
