import type { Facts } from '../match/facts.ts'
import { startOrder } from '../text/start.ts'
import { emptyMini, type Mini } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { formatRevealed, isMiniRevealed, isRevealed, type RevealedResults } from './revealed-results.ts'
import { systemAt } from './rounds.ts'
import type { HiddenResults, PlayerColumns, RoundColumns, Snapshot } from './snapshot.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'
import { firstHiddenRound } from './hidden-round.ts'

/** A snapshot from which hidden results were removed. */
export type SpoilerFree = Snapshot & { hidden: HiddenResults }

/**
 * Removes all results that are not revealed, and everything that would reveal them. Pairings reveal the results of
 * earlier rounds, so the rounds end with the first one in which something is hidden, except in a round robin, whose
 * pairings are known beforehand. The result is a valid snapshot of a tournament at that stage. `isPart`: the snapshot
 * has only some of the pairings, such as one competitor's, and others may be hidden: every round counts as hidden
 * unless it is revealed as a whole, even if the competitor had a bye.
 */
export function spoilerFree(snapshot: Snapshot, revealed: RevealedResults, { isPart = false } = {}): SpoilerFree {
  const { round, active } = snapshot.hidden ?? snapshot
  const hidden: HiddenResults = { round, active, shown: formatRevealed(revealed) }
  const rounds = snapshot.rounds.map((columns, at) =>
    withoutResults(columns, {
      pairing: (no) => isRevealed(revealed, at + 1, no),
      mini: (no, k) => isMiniRevealed(revealed, at + 1, no, k),
    }),
  )
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

/** The last round whose pairings are shown, if something is hidden from round `first` on. */
function lastPaired({ settings, systems, rounds }: Snapshot, first: number, { pairedTo }: RevealedResults): number {
  const isKnown = (round: number) => hasFixedPairings(systemAt(settings, systems, round).system)
  let last = first
  while (last < rounds.length && isKnown(last) && isKnown(last + 1)) last += 1
  return Math.min(rounds.length, Math.max(last, pairedTo))
}

/** Facts that are known before the match. */
const plan = ({
  link,
  linkSource,
  linkType,
  registrationTime,
  startTime,
  agreedTime,
  timeBy,
  boards,
  isFeatured,
  byHand,
}: Facts): Facts => ({
  ...(link !== undefined && { link }),
  ...(linkSource && { linkSource }),
  ...(linkType && { linkType }),
  ...(registrationTime !== undefined && { registrationTime }),
  ...(startTime !== undefined && { startTime }),
  ...(agreedTime !== undefined && { agreedTime }),
  ...(timeBy && { timeBy }),
  ...(boards !== undefined && { boards }),
  ...(isFeatured && { isFeatured }),
  ...(byHand && { byHand }),
})

/** Whether facts reveal something about the result. */
const tells = (facts: Facts): boolean =>
  Boolean(facts.aborted || facts.provisional || facts.adjourned || facts.resumed) ||
  [
    facts.endTime,
    facts.whiteSays,
    facts.blackSays,
    facts.siteSays,
    facts.adjusted,
    facts.dismissed,
    facts.rated,
    facts.corrected,
    facts.tieBreak,
    facts.goesThrough,
  ].some((said) => said !== undefined) ||
  facts.bodyStatus === 'finished' ||
  facts.metaStatus === 'Finished'

/** What of a round is revealed. */
interface ShownResults {
  pairing: (no: number) => boolean
  mini: (no: number, k: number) => boolean
}

/** Whether a match of a fixture has results, or facts that reveal something about them. */
const hasNews = ({ outcome, points, games, facts, ruling }: Mini): boolean =>
  outcome !== NO_OUTCOME || points !== null || games !== '' || ruling !== undefined || tells(facts)

const hiddenMini = (mini: Mini, isShown: boolean): Mini =>
  isShown || !hasNews(mini) ? mini : { ...emptyMini(mini.k), facts: { ...plan(mini.facts), hidden: true } }

/** Returns the same round if nothing has to be hidden. A bye is not a result. */
function withoutResults(columns: RoundColumns, shown: ShownResults): RoundColumns {
  const { points, games, facts = {}, minis, mp, ...others } = columns
  const noOf = (at: number): number => columns.no?.[at] ?? at + 1
  const isShown = (at: number): boolean =>
    shown.pairing(noOf(at)) ||
    // A fixture is shown once all of its matches are that have a result.
    ((minis?.[at] ?? []).some((mini) => hasNews(mini)) &&
      minis![at]!.every((mini) => !hasNews(mini) || shown.mini(noOf(at), mini.k)))
  const { outcomes, black } = others
  const hasResult = (at: number) =>
    outcomes.slice(2 * at, 2 * at + 2) !== NO_OUTCOME ||
    points?.[2 * at] != null ||
    (games?.[at] ?? '') !== '' ||
    tells(facts[at] ?? {}) ||
    (minis?.[at] ?? []).some((mini) => hasNews(mini))
  const isHidden = black.map((side, at) => side >= 0 && !isShown(at) && hasResult(at))
  if (!isHidden.includes(true)) return columns
  const shownPoints = points?.map((value, at) => (isHidden[at >> 1] ? null : value))
  const shownMatchPoints = mp?.map((value, at) => (isHidden[at >> 1] ? null : value))
  const shownMinis = Object.entries(minis ?? {}).map(([at, all]): [string, Mini[]] => [
    at,
    isHidden[Number(at)] ? all.map((mini) => hiddenMini(mini, shown.mini(noOf(Number(at)), mini.k))) : all,
  ])
  const shownLetters = games?.map((letters, at) => (isHidden[at] ? '' : letters))
  return {
    ...others,
    outcomes: isHidden.map((hides, at) => (hides ? NO_OUTCOME : outcomes.slice(2 * at, 2 * at + 2))).join(''),
    ...(shownPoints?.some((value) => value !== null) && { points: shownPoints }),
    ...(shownLetters?.some((letters) => letters !== '') && { games: shownLetters }),
    ...(shownMatchPoints?.some((value) => value !== null) && { mp: shownMatchPoints }),
    ...(minis && { minis: Object.fromEntries(shownMinis) }),
    facts: Object.fromEntries(
      isHidden.flatMap((hides, at): [number, Facts][] => {
        if (hides) return [[at, { ...plan(facts[at] ?? {}), hidden: true }]]
        return facts[at] ? [[at, facts[at]]] : []
      }),
    ),
  }
}

/** A withdrawal after a round may reveal its results. */
function withoutLaterWithdrawals(players: PlayerColumns, round: number): PlayerColumns {
  const { withdrawn, withdrawnFrom = {}, ...others } = players
  const earlier = withdrawn?.filter((position) => (withdrawnFrom[position] ?? 0) <= round) ?? []
  if (earlier.length === 0) return others
  const known = Object.entries(withdrawnFrom).filter(([position]) => earlier.includes(Number(position)))
  return { ...others, withdrawn: earlier, ...(known.length > 0 && { withdrawnFrom: Object.fromEntries(known) }) }
}

/** Games, or data about them, of pairings whose results are shown. */
export function shownGames<Of extends { round: number; matchNo: number }>(snapshot: Snapshot, games: Of[]): Of[] {
  if (!snapshot.hidden) return games
  return games.filter(({ round, matchNo }) => {
    const columns = snapshot.rounds[round - 1]
    const at = columns?.no ? columns.no.indexOf(matchNo) : matchNo - 1
    return columns?.white[at] !== undefined && !columns.facts?.[at]?.hidden
  })
}

/** Announcements from before the first hidden round, which can't reveal its results. */
export function toldBefore<Of extends { createdAt: number }>(snapshot: Snapshot, told: Of[]): Of[] {
  const first = firstHiddenRound(snapshot)
  if (first === undefined) return told
  const start = snapshot.dates[first - 1] ?? null
  return start === null ? [] : told.filter(({ createdAt }) => createdAt < startOrder(start))
}
