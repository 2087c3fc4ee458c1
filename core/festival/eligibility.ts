import * as say from '#words/festival.js'
import type { FestivalSection } from './facts.ts'
import { birthYearOf, type FestivalPerson } from './person.ts'

/** Why a person may not enter a section, in a sentence; undefined when they may. */
export function eligibilityRefusal(
  { word: section, rule }: Pick<FestivalSection, 'word' | 'rule'>,
  person: FestivalPerson,
): string | undefined {
  const { rating, sex, nationality } = person
  const { ratingFrom, ratingTo, birthFrom, birthTo, federations } = rule
  const year = birthYearOf(person)
  const asksRating = ratingFrom !== null || ratingTo !== null
  if (rule.sex !== null && sex !== rule.sex)
    return rule.sex === 'w' ? say.onlyWomen({ section }) : say.onlyMen({ section })
  if ((birthFrom !== null || birthTo !== null) && year === null) return say.needsBirthYear({ section })
  if (birthFrom !== null && year! < birthFrom) return say.tooOld({ section, year: String(birthFrom) })
  if (birthTo !== null && year! > birthTo) return say.tooYoung({ section, year: String(birthTo) })
  if (federations.length > 0 && !federations.includes(nationality))
    return say.onlyFederations({ section, federations: federations.join(', ') })
  if (rating === 0) return asksRating && !rule.unrated ? say.onlyRated({ section }) : undefined
  if (ratingTo !== null && rating > ratingTo) return say.ratingAbove({ section, rating: ratingTo })
  if (ratingFrom !== null && rating < ratingFrom && !rule.playingUp)
    return say.ratingBelow({ section, rating: ratingFrom })
  return undefined
}
