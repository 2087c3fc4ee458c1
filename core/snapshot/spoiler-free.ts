import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { formatRevealed, isRevealed, type RevealedResults } from './revealed-results.ts'
import { systemAt } from './rounds.ts'
import type { HiddenResults, PlayerColumns, RoundColumns, Snapshot } from './snapshot.ts'

/** A tournament that says what is left out of it. */
export type SpoilerFree = Snapshot & { hidden: HiddenResults }

/**
 * The tournament as one sees it who has asked for no more than this: results that are not revealed are not there, nor is what
 * could tell them. Who meets in a round tells how the rounds before it went, so there is none after the first in which
 * something is hidden; in a round robin it is known from the first. All else follows, as from any tournament that has come as
 * far. Of a part, such as the games of one competitor, nobody knows what the others hide: something in each round that isn’t
 * shown as a whole, even where the competitor had a bye.
 */
export function spoilerFree(snapshot: Snapshot, revealed: RevealedResults, { isPart = false } = {}): SpoilerFree {
  const { round, active } = snapshot.hidden ?? snapshot
  const hidden: HiddenResults = { round, active, shown: formatRevealed(revealed) }
  const rounds = snapshot.rounds.map((columns, at) => withoutResults(columns, (no) => isRevealed(revealed, at + 1, no)))
  const hides = (at: number) => rounds[at] !== snapshot.rounds[at] || (isPart && !revealed.rounds.includes(at + 1))
  const first = rounds.findIndex((_, at) => hides(at)) + 1
  if (first === 0) return { ...snapshot, hidden }
  const last = lastPaired(snapshot, first, revealed)
  const { closed = 0, ...others } = snapshot
  const closedBefore = Math.min(closed, first - 1)
  return {
    ...others,
    ...(closedBefore > 0 && { closed: closedBefore }),
    active: true,
    round: Math.min(snapshot.round, last),
    rounds: rounds.slice(0, last),
    bonuses: snapshot.bonuses.filter((bonus) => bonus.round < first),
    players: withoutLaterWithdrawals(snapshot.players, first),
    hidden,
  }
}

/** The last round of which it shows who meets, where something is hidden from the round `first` on. */
function lastPaired({ settings, systems, rounds }: Snapshot, first: number, { pairedTo }: RevealedResults): number {
  const isKnown = (round: number) => systemAt(settings, systems, round).system === 'roundRobin'
  let last = first
  while (last < rounds.length && isKnown(last) && isKnown(last + 1)) last += 1
  return Math.min(rounds.length, Math.max(last, pairedTo))
}

/** What is known of a pairing before it is played. */
const plan = ({
  link,
  linkSource,
  linkType,
  registrationTime,
  startTime,
  boards,
  isFeatured,
  byHand,
}: Facts): Facts => ({
  ...(link !== undefined && { link }),
  ...(linkSource && { linkSource }),
  ...(linkType && { linkType }),
  ...(registrationTime !== undefined && { registrationTime }),
  ...(startTime !== undefined && { startTime }),
  ...(boards !== undefined && { boards }),
  ...(isFeatured && { isFeatured }),
  ...(byHand && { byHand }),
})

/** Whether the facts of a pairing say something of how it went. */
const tells = (facts: Facts): boolean =>
  Boolean(facts.aborted || facts.provisional || facts.adjourned || facts.resumed) ||
  [facts.endTime, facts.whiteSays, facts.blackSays, facts.siteSays, facts.rated, facts.corrected].some(
    (said) => said !== undefined,
  ) ||
  facts.bodyStatus === 'finished' ||
  facts.metaStatus === 'Finished'

/** A round without the results of the pairings that are not shown; the same round where there are none. A bye is no result. */
function withoutResults(columns: RoundColumns, isShown: (no: number) => boolean): RoundColumns {
  const { points, games, facts = {}, ...others } = columns
  const { outcomes, black } = others
  const hasResult = (at: number) =>
    outcomes.slice(2 * at, 2 * at + 2) !== NO_OUTCOME ||
    points?.[2 * at] != null ||
    (games?.[at] ?? '') !== '' ||
    tells(facts[at] ?? {})
  const isHidden = black.map((side, at) => side >= 0 && !isShown(columns.no?.[at] ?? at + 1) && hasResult(at))
  if (!isHidden.includes(true)) return columns
  const shownPoints = points?.map((value, at) => (isHidden[at >> 1] ? null : value))
  const shownLetters = games?.map((letters, at) => (isHidden[at] ? '' : letters))
  return {
    ...others,
    outcomes: isHidden.map((hides, at) => (hides ? NO_OUTCOME : outcomes.slice(2 * at, 2 * at + 2))).join(''),
    ...(shownPoints?.some((value) => value !== null) && { points: shownPoints }),
    ...(shownLetters?.some((letters) => letters !== '') && { games: shownLetters }),
    facts: Object.fromEntries(
      isHidden.flatMap((hides, at): [number, Facts][] => {
        if (hides) return [[at, { ...plan(facts[at] ?? {}), hidden: true }]]
        return facts[at] ? [[at, facts[at]]] : []
      }),
    ),
  }
}

/** Who withdrew after a round did so with its result in mind. */
function withoutLaterWithdrawals(players: PlayerColumns, round: number): PlayerColumns {
  const { withdrawn, withdrawnFrom = {}, ...others } = players
  const earlier = withdrawn?.filter((position) => (withdrawnFrom[position] ?? 0) <= round) ?? []
  if (earlier.length === 0) return others
  const known = Object.entries(withdrawnFrom).filter(([position]) => earlier.includes(Number(position)))
  return { ...others, withdrawn: earlier, ...(known.length > 0 && { withdrawnFrom: Object.fromEntries(known) }) }
}

/** The first round in which something is hidden; undefined where nothing is. */
export function firstHiddenRound({ rounds }: Snapshot): number | undefined {
  const at = rounds.findIndex(({ facts = {} }) => Object.values(facts).some(({ hidden }) => hidden))
  return at < 0 ? undefined : at + 1
}

/** What is of pairings whose results are shown: games, or what is running of them. */
export function shownGames<Of extends { round: number; matchNo: number }>(snapshot: Snapshot, games: Of[]): Of[] {
  if (!snapshot.hidden) return games
  return games.filter(({ round, matchNo }) => {
    const columns = snapshot.rounds[round - 1]
    const at = columns?.no ? columns.no.indexOf(matchNo) : matchNo - 1
    return columns?.white[at] !== undefined && !columns.facts?.[at]?.hidden
  })
}

/** What was said of a tournament before the first of its hidden results could be known. */
export function toldBefore<Of extends { createdAt: number }>(snapshot: Snapshot, told: Of[]): Of[] {
  const first = firstHiddenRound(snapshot)
  if (first === undefined) return told
  const start = snapshot.dates[first - 1] ?? -Infinity
  return told.filter(({ createdAt }) => createdAt < start)
}
