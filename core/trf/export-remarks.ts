import { NO_OUTCOME } from '../match/outcome.ts'
import { withRemarks } from '../snapshot/remarks.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { decisionRemarks } from './decision-remarks.ts'
import { outcomeWords } from './remark-words.ts'
import type { TrfRecord } from './trf.ts'

/**
 * The `###` lines of the report, by round: stored remarks, and remarks that follow from results, byes and exclusions.
 */
export const remarkRecords = (snapshot: Snapshot): TrfRecord[] =>
  (
    withRemarks(snapshot, [
      ...(snapshot.remarks ?? []),
      ...resultRemarks(snapshot),
      ...fullPointByes(snapshot),
      ...exclusionRemarks(snapshot),
    ]).remarks ?? []
  ).map((text) => ({ kind: 'words', code: '###', text }))

/**
 * Results corrected after the next round was drawn or for the rating report only, adjourned games, and decisions of tied
 * knockout matches.
 */
const resultRemarks = ({ rounds, players }: Snapshot): string[] =>
  rounds.flatMap(({ white, black, outcomes, facts = {} }, index) =>
    Object.entries(facts).flatMap(([key, known]) => {
      const { rated, corrected, adjourned, resumed } = known
      const at = Number(key)
      if (black[at]! < 0) return []
      const numbers = [white, black].map((side) => players.no[side[at]!]!)
      const who = numbers.join('-')
      const outcome = outcomes.slice(2 * at, 2 * at + 2)
      const is = outcomeWords(outcome)
      const line = (kind: string, what: string) => `${kind} @ Round ${index + 1}: ${who}${what}`
      return [
        ...(rated === undefined ? [] : [line('Rating correction', `: ${is} => ${outcomeWords(rated)}`)]),
        ...(corrected === undefined ? [] : [line('Correction', `: ${outcomeWords(corrected)} => ${is}`)]),
        ...(adjourned && outcome === NO_OUTCOME ? [line('Adjournment', '')] : []),
        ...(resumed && outcome !== NO_OUTCOME ? [line('Adjournment', `: ${is}`)] : []),
        ...Object.entries(decisionRemarks(known, (side) => numbers[side]!)).map(([kind, words]) =>
          line(kind, `: ${words}`),
        ),
      ]
    }),
  )

/** Swiss rounds only: in a round robin a full-point bye is the game against a player who left. */
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
