import * as say from '#words/festivalPages.js'
import { cardPath } from '#core/addresses/competitor-path.ts'
import { formatMoney } from '#core/prizes/money.ts'
import type { SectionRow } from '#core/rows/festival-rows.ts'
import { joinComma } from '#core/text/join-comma.ts'

/** Who may play in a section: `rated 1900 and over, born 2012 or later`; empty if everybody may. */
export function conditionText({ rule }: Pick<SectionRow, 'rule'>): string {
  const { ratingFrom, ratingTo, birthFrom, birthTo, sex, federations } = rule
  const rating =
    ratingFrom !== null && ratingTo !== null
      ? say.ratedBetween({ from: ratingFrom, to: ratingTo })
      : ratingFrom !== null
        ? say.ratedFrom({ from: ratingFrom })
        : ratingTo !== null && say.ratedTo({ to: ratingTo })
  return joinComma([
    sex === 'w' && say.women(),
    sex === 'm' && say.men(),
    rating,
    birthFrom !== null && say.bornFrom({ year: String(birthFrom) }),
    birthTo !== null && say.bornTo({ year: String(birthTo) }),
    federations.length > 0 && federations.join(' '),
  ])
}

export const feeText = (fee: number, currency: string): string => (fee === 0 ? say.noFee() : formatMoney(fee, currency))

/** The card of a player of a section. */
export const cardOf = ({ section, no }: { section: string; no: number }): string =>
  cardPath({ id: section, settings: { competitors: 'individual', vanityURL: null } }, no)

/** `9 places left`, `full, 3 wait`; empty without a limit. */
export const placesText = (left: number | null, waiting: number): string =>
  left === null ? '' : left > 0 ? say.placesLeft({ count: left }) : say.isFull({ waiting })
