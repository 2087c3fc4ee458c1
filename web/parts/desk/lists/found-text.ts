import * as say from '#words/ratingsDesk.js'
import { joinComma } from '#core/text/join-comma.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import type { FoundPlayer } from '../../../api/ratings.ts'
import type { PlayerFields } from '../players/player-form.tsx'

export const nameOf = ({ firstName, lastName }: Pick<FoundPlayer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** What tells namesakes apart: `born 2003, FIDE 990000001, inactive`. */
export const factsText = ({ born, fideId, club, isInactive, list, number }: FoundPlayer): string =>
  joinComma([
    born !== null && say.bornIn({ year: String(born) }),
    fideId !== null && say.fideIs({ id: fideId }),
    list !== 'fide' && say.numberIs({ list: list.toUpperCase(), number }),
    club,
    isInactive && say.inactive(),
  ])

/** An entry with the data of a found player. */
export const entryOf = ({ firstName, lastName, title, rating, federation }: FoundPlayer): PlayerFields => ({
  firstName,
  lastName,
  title,
  rating,
  nationality: federation,
})

/** The data of the player outside the snapshot. */
export const detailsOf = ({ fideId, sex, born, club, listed }: FoundPlayer) => ({
  fideId,
  sex,
  birth: born === null ? null : String(born),
  club,
  listed,
})

/** The number of the entry that is this player. */
export const numberOf = (details: readonly DeskEntry[], { fideId }: FoundPlayer): number | undefined =>
  details.find((one) => fideId !== null && one.fideId === fideId)?.no
