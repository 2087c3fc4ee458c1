import { NO_OUTCOME } from '../match/outcome.ts'
import { withRemarks } from '../snapshot/remarks.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { outcomeWords } from './remark-words.ts'
import type { TrfRecord } from './trf.ts'

/** What a report says of an event beside its results, round by round: what was noted, and what the facts tell. */
export const remarkRecords = (snapshot: Snapshot): TrfRecord[] =>
  (
    withRemarks(snapshot, [
      ...(snapshot.remarks ?? []),
      ...resultRemarks(snapshot),
      ...fullPointByes(snapshot),
      ...exclusionRemarks(snapshot),
    ]).remarks ?? []
  ).map((text) => ({ kind: 'words', code: '###', text }))

/** Of results that were corrected after the next round was drawn, or for the report alone, and of games that were adjourned. */
const resultRemarks = ({ rounds, players }: Snapshot): string[] =>
  rounds.flatMap(({ white, black, outcomes, facts = {} }, index) =>
    Object.entries(facts).flatMap(([key, { rated, corrected, adjourned, resumed }]) => {
      const at = Number(key)
      if (black[at]! < 0) return []
      const who = [white, black].map((side) => players.no[side[at]!]).join('-')
      const outcome = outcomes.slice(2 * at, 2 * at + 2)
      const is = outcomeWords(outcome)
      const line = (kind: string, what: string) => `${kind} @ Round ${index + 1}: ${who}${what}`
      return [
        ...(rated === undefined ? [] : [line('Rating correction', `: ${is} => ${outcomeWords(rated)}`)]),
        ...(corrected === undefined ? [] : [line('Correction', `: ${outcomeWords(corrected)} => ${is}`)]),
        ...(adjourned && outcome === NO_OUTCOME ? [line('Adjournment', '')] : []),
        ...(resumed && outcome !== NO_OUTCOME ? [line('Adjournment', `: ${is}`)] : []),
      ]
    }),
  )

/** Full-point byes of Swiss rounds: of a round robin they are games that somebody who left would have lost. */
const fullPointByes = ({ rounds, players, settings, systems }: Snapshot): string[] =>
  rounds.flatMap(({ white, black, outcomes }, index) => {
    if (systemAt(settings, systems, index + 1).system !== 'swiss') return []
    const who = white.filter((_, at) => black[at]! < 0 && outcomes[2 * at] === 'F').map((one) => players.no[one]!)
    const byes = who.toSorted((a, b) => a - b).map((no) => `${no}=FPB`)
    return byes.length > 0 ? [`FPB @ Round ${index + 1}: ${byes.join(' ')}`] : []
  })

const exclusionRemarks = ({ players, round }: Snapshot): string[] =>
  Object.entries(players.exclusions ?? {}).map(([position, exclusion]) => {
    const from = players.withdrawnFrom?.[Number(position)] ?? round + 1
    const no = players.no[Number(position)]
    return exclusion === 'expelled'
      ? `Expulsion @ Round ${from}: ${no}`
      : `Withdrawal @ Round ${from}: ${no}: games not counted`
  })
