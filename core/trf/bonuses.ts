import type { Outcome } from '../match/outcome.ts'
import type { Bonus, PlayerColumns, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { recordsOf, type RecordOf, type Trf, type TrfRecord } from './trf.ts'
import { letterPoints, statedPoints, type ResultWorth } from './result-worth.ts'
import { halfPoints, plainPoints } from '../text/score.ts'

interface Share {
  player: number
  round: number
  letter: Outcome
  MP: number
  GP: number
  /** What the result is worth more by points that no setting says. */
  extra: number
}

function pairingShares(rounds: RoundColumns[], worth: ResultWorth): Share[] {
  return rounds.flatMap(({ white, black, outcomes, points, mp }, at) =>
    [white, black].flatMap((players, side) =>
      players.flatMap((player, pairing) => {
        if (player < 0) return []
        const letter = outcomes[2 * pairing + side] as Outcome
        const usual = letterPoints(letter, worth)
        const MP = mp?.[2 * pairing + side] ?? usual
        const colour = black[pairing]! < 0 ? undefined : side === 0 ? 'w' : 'b'
        const extra = statedPoints(letter, worth, colour) - usual
        return [{ player, round: at + 1, letter, MP, GP: points?.[2 * pairing + side] ?? MP, extra }]
      }),
    ),
  )
}

/** Letters of record 299 that differ from ours. */
const LETTERS: Record<string, Outcome> = { P: 'U', A: 'Z' }

/**
 * Record 299 states what a result is worth to some players in a round, or to every result of its kind if it names no
 * players or no round. The difference from the usual points becomes a bonus. Without a type it is a bonus or a penalty,
 * which is added.
 */
export function bonusesOf(
  trf: Trf,
  { no }: PlayerColumns,
  rounds: RoundColumns[],
  worth: ResultWorth,
  teams: boolean,
): Bonus[] {
  const records = recordsOf(trf, 'abnormal').map(({ record }) => record)
  const [added, stated] = [records.filter(isAdded), records.filter((record) => !isAdded(record))]
  const given = ({ matchPoints, gamePoints }: RecordOf<'abnormal'>) =>
    teams
      ? { MP: halfPoints(matchPoints), GP: halfPoints(gamePoints) }
      : bothPoints(halfPoints(matchPoints || gamePoints))
  const ofResults = pairingShares(rounds, worth).map((share): Bonus => {
    const record = stated.findLast((one) => appliesTo(one, share, no[share.player]!))
    const { MP, GP } = record ? given(record) : { MP: share.MP + share.extra, GP: share.GP + share.extra }
    return { player: share.player, round: share.round, MP: MP - share.MP, GP: GP - share.GP }
  })
  const ofRecords = added.flatMap((record) =>
    no.flatMap((id, player): Bonus[] =>
      isNamed(record, id) ? [{ player, round: Math.max(1, record.round), ...given(record) }] : [],
    ),
  )
  return summed([...ofResults, ...ofRecords])
}

const isAdded = ({ type }: RecordOf<'abnormal'>): boolean => type.trim() === ''

const isNamed = ({ ids }: RecordOf<'abnormal'>, no: number): boolean => ids.every((id) => id === 0) || ids.includes(no)

/** One bonus for a player and round; none without points. */
function summed(bonuses: Bonus[]): Bonus[] {
  const sums = new Map<string, Bonus>()
  for (const { player, round, MP, GP } of bonuses) {
    if (!MP && !GP) continue
    const key = `${round} ${player}`
    const sum = sums.get(key) ?? { player, round, MP: 0, GP: 0 }
    sums.set(key, { ...sum, MP: sum.MP + MP, GP: sum.GP + GP })
  }
  return [...sums.values()].filter(({ MP, GP }) => MP || GP)
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
  const { winReward: win, drawReward: draw, lossReward: loss, byeReward: bye, absenceReward: absent } = settings
  const worth = { win, draw, loss, bye, absent }
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
