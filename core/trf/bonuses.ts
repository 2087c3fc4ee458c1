import type { Outcome } from '../match/outcome.ts'
import type { Bonus, PlayerColumns, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { recordsOf, type RecordOf, type Trf, type TrfRecord } from './trf.ts'
import { letterPoints, type ResultWorth } from './result-worth.ts'
import { halfPoints, plainPoints } from '../text/score.ts'

interface Share {
  player: number
  round: number
  letter: Outcome
  MP: number
  GP: number
}

function pairingShares(rounds: RoundColumns[], worth: ResultWorth): Share[] {
  return rounds.flatMap(({ white, black, outcomes, points }, at) =>
    [white, black].flatMap((players, side) =>
      players.flatMap((player, pairing) => {
        if (player < 0) return []
        const letter = outcomes[2 * pairing + side] as Outcome
        const MP = letterPoints(letter, worth)
        return [{ player, round: at + 1, letter, MP, GP: points?.[2 * pairing + side] ?? MP }]
      }),
    ),
  )
}

/** Letters of record 299 that differ from ours. */
const LETTERS: Record<string, Outcome> = { P: 'U', A: 'Z' }

/**
 * Record 299 states what a result is worth to some players in a round, or to every result of its kind if it names no
 * players or no round. The difference from the usual points becomes a bonus.
 */
export function bonusesOf(
  trf: Trf,
  { no }: PlayerColumns,
  rounds: RoundColumns[],
  worth: ResultWorth,
  teams: boolean,
): Bonus[] {
  const records = recordsOf(trf, 'abnormal').map(({ record }) => record)
  if (records.length === 0) return []
  return pairingShares(rounds, worth).flatMap((share) => {
    const record = records.findLast((one) => appliesTo(one, share, no[share.player]!))
    if (!record) return []
    const { matchPoints, gamePoints } = record
    const given = teams ? { MP: matchPoints, GP: gamePoints } : bothPoints(matchPoints || gamePoints)
    const bonus = { MP: halfPoints(given.MP) - share.MP, GP: halfPoints(given.GP) - share.GP }
    return bonus.MP || bonus.GP ? [{ player: share.player, round: share.round, ...bonus }] : []
  })
}

const bothPoints = (points: number) => ({ MP: points, GP: points })

function appliesTo({ type, round, ids }: RecordOf<'abnormal'>, share: Share, no: number): boolean {
  if (round > 0 && round !== share.round) return false
  const named = ids.filter((id) => id > 0)
  if (named.length > 0 && !named.includes(no)) return false
  return (round > 0 && named.length > 0) || (LETTERS[type.toUpperCase()] ?? type.toUpperCase()) === share.letter
}

/**
 * Bonuses as 299 records, which hold the total points of the result. Bonuses of undrawn rounds are left out.
 * `recordedRounds` are the rounds as the other records express them: where these give different points, a 299 record
 * corrects them.
 */
export function bonusRecords(
  { players, rounds, bonuses, settings }: Snapshot,
  recordedRounds: RoundColumns[] = rounds,
): TrfRecord[] {
  const { winReward: win, drawReward: draw, lossReward: loss, byeReward: bye } = settings
  const worth = { win, draw, loss, bye }
  const read = new Map(pairingShares(recordedRounds, worth).map((share) => [`${share.round} ${share.player}`, share]))
  return pairingShares(rounds, worth).flatMap(({ player, round, letter, MP, GP }): TrfRecord[] => {
    const own = bonuses.filter((bonus) => bonus.player === player && bonus.round === round)
    const other = read.get(`${round} ${player}`)
    const isRight = letter === ' ' || (other?.MP === MP && other.GP === GP)
    if (own.length === 0 && isRight) return []
    const matchPoints = plainPoints(own.reduce((sum, bonus) => sum + bonus.MP, MP))
    const gamePoints = plainPoints(own.reduce((sum, bonus) => sum + bonus.GP, GP))
    const type = letter === 'U' ? 'P' : letter
    return [{ kind: 'abnormal', code: '299', type, matchPoints, gamePoints, round, ids: [players.no[player]!] }]
  })
}
