import type { Facts } from '../match/facts.ts'
import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { withRemarks } from '../snapshot/remarks.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { throughFacts, tieBreakFacts } from './decision-remarks.ts'
import { parseOutcomeWords } from './remark-words.ts'
import { recordsOf, type Trf } from './trf.ts'

const LONGEST = 500
const MOST = 1000
const OF_ROUND = /^.+ @ Round \d+(:|$)/
const OF_RESULT = /^(Rating correction|Correction|Adjournment) @ Round (\d+): (\d+)-(\d+)(?:: (?:(\S+) => )?(\S+))?$/
const OF_DECISION = /^(Tie-break|Goes through) @ Round (\d+): (\d+)-(\d+): (.+)$/
const OF_EXCLUSION = /^(Expulsion|Withdrawal) @ Round (\d+): (\d+)(?:: games not counted)?$/
/** Full-point byes follow from the results, so these remarks are not stored. */
const TOLD = /^FPB @ Round \d+:/

/**
 * Reads the remarks of a file: those on results and exclusions become facts of the snapshot, others are kept for the
 * report.
 */
export function withFileRemarks(snapshot: Snapshot, trf: Trf): Snapshot {
  const texts = recordsOf(trf, 'words', '###').map(({ record }) => record.text.trim().slice(0, LONGEST))
  const remarks: string[] = []
  let now = snapshot
  for (const text of texts) {
    const read = withRemark(now, text)
    if (read) now = read
    else if (OF_ROUND.test(text) && !TOLD.test(text) && remarks.length < MOST) remarks.push(text)
  }
  const noted = remarks.length > 0 ? withRemarks(now, remarks) : now
  return { ...noted, rounds: noted.rounds.map((_, index) => withHandChanges(noted, index)) }
}

const HAND_CHANGES = /^MPA @ Round (\d+): .*? => (.*)$/

/** Marks the boards of a round that its remarks say were changed by hand. */
function withHandChanges({ rounds, players, remarks = [] }: Snapshot, index: number): RoundColumns {
  const columns = rounds[index]!
  const changed = new Set(
    remarks.flatMap((remark) => {
      const [, round, pairs = ''] = HAND_CHANGES.exec(remark) ?? []
      return Number(round) === index + 1 ? pairs.split(' ') : []
    }),
  )
  if (changed.size === 0) return columns
  const facts = { ...columns.facts }
  for (const [at, white] of columns.white.entries()) {
    const black = columns.black[at]!
    const pair = `${players.no[white]}${black < 0 ? '=PAB' : `-${players.no[black]}`}`
    if (changed.has(pair)) facts[at] = { ...facts[at], byHand: true }
  }
  return Object.keys(facts).length > 0 ? { ...columns, facts } : columns
}

/** Whether a remark of a file becomes a fact, follows from the results, or is kept for the report. */
export const isKnownRemark = (text: string): boolean => OF_ROUND.test(text)

/** Reads a remark into the facts of the snapshot; undefined if it is of another kind. */
function withRemark(snapshot: Snapshot, text: string): Snapshot | undefined {
  const result = OF_RESULT.exec(text)
  if (result) return withGameFacts(snapshot, result, factsOf(result[1]!, result[5], result[6]))
  const decision = OF_DECISION.exec(text)
  if (decision) {
    const [, kind, , one, other, words] = decision
    const facts = kind === 'Tie-break' ? tieBreakFacts(words!) : throughFacts(words!, [one!, other!])
    return withGameFacts(snapshot, decision, facts)
  }
  const exclusion = OF_EXCLUSION.exec(text)
  return exclusion ? withExclusion(snapshot, exclusion) : undefined
}

/** Adds facts to the game that a remark names by round and numbers; undefined if there is no such game. */
function withGameFacts(snapshot: Snapshot, found: RegExpExecArray, facts: Facts | undefined): Snapshot | undefined {
  const [, , round, one, other] = found
  const index = Number(round) - 1
  const columns = snapshot.rounds[index]
  const [white, black] = [one, other].map((no) => snapshot.players.no.indexOf(Number(no)))
  const at = columns?.white.findIndex((side, position) => side === white && columns.black[position] === black) ?? -1
  if (!columns || at < 0 || !facts) return undefined
  const known = { ...columns.facts, [at]: { ...columns.facts?.[at], ...facts } }
  return { ...snapshot, rounds: snapshot.rounds.with(index, { ...columns, facts: known }) }
}

function factsOf(kind: string, from: string | undefined, to: string | undefined): Facts | undefined {
  if (kind === 'Adjournment') return to === undefined ? { adjourned: true } : { resumed: true }
  const [was, is] = [from, to].map((words) => (words === undefined ? undefined : parseOutcomeWords(words)))
  if (was === undefined || is === undefined) return undefined
  return kind === 'Correction' ? { corrected: was } : { rated: is }
}

function withExclusion({ players, ...snapshot }: Snapshot, found: RegExpExecArray): Snapshot | undefined {
  const [, kind, round, no] = found
  const position = players.no.indexOf(Number(no))
  if (position < 0) return undefined
  const withdrawn = [...new Set([...(players.withdrawn ?? []), position])].toSorted((a, b) => a - b)
  return {
    ...snapshot,
    players: {
      ...players,
      withdrawn,
      withdrawnFrom: { ...players.withdrawnFrom, [position]: Number(round) },
      exclusions: { ...players.exclusions, [position]: kind === 'Expulsion' ? 'expelled' : 'uncounted' },
    },
  }
}

/** Lines for the report about players who met twice in Swiss rounds: `Import @ Round 5: rematch 3-9`. */
export function rematchRemarks({ rounds, players, settings, systems }: Snapshot): string[] {
  const met = new Set<string>()
  return rounds.flatMap(({ white, black, outcomes }, index) => {
    if (systemAt(settings, systems, index + 1).system !== 'swiss') return []
    const again: string[] = []
    for (const [at, one] of white.entries()) {
      const letter = outcomes[2 * at] as Outcome
      if (black[at]! < 0 || !(isPlayed(letter) || outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME)) continue
      const pair = [one, black[at]!].toSorted((a, b) => a - b).join('-')
      if (met.has(pair)) again.push(`${players.no[one]}-${players.no[black[at]!]}`)
      met.add(pair)
    }
    return again.length > 0 ? [`Import @ Round ${index + 1}: rematch ${again.join(' ')}`] : []
  })
}
