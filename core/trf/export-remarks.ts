import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TrfRecord } from './trf.ts'

/** `1-0`, as remarks write it. */
const resultWords = (outcome: string): string =>
  Array.from(outcome, (letter) => (letter === '=' ? '1/2' : letter)).join('-')

/** What a report says of results that were corrected for it alone. */
export const remarkRecords = ({ rounds, players }: Snapshot): TrfRecord[] =>
  rounds.flatMap(({ white, black, outcomes, facts = {} }, index) =>
    Object.entries(facts).flatMap(([key, { rated }]): TrfRecord[] => {
      if (rated === undefined) return []
      const at = Number(key)
      const who = [white, black].map((side) => players.no[side[at]!]).join('-')
      const was = resultWords(outcomes.slice(2 * at, 2 * at + 2))
      const text = `Rating correction @ Round ${index + 1}: ${who}: ${was} => ${resultWords(rated)}`
      return [{ kind: 'words', code: '###', text }]
    }),
  )
