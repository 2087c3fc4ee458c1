import { dice } from './dice.ts'
import type { RandomEvent } from './random-event.ts'

/** What the caller chose; everything else is drawn. */
export type ChosenWishes = Partial<RandomEvent> & { seed: number }

/** Of a Swiss that can be paired to its end, at most half as many rounds as players. */
const MOST_ROUNDS = 11
/** FIDE’s list begins with this rating. */
const FLOOR = 1400

/** Tie-breaks that rank a Swiss of individuals (FIDE C.07). */
// prettier-ignore
const TIE_BREAKS = [
  'DE', 'DE/P', 'WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD', 'PS', 'PS/C1', 'PS/C2', 'TPN',
  'BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'FB', 'FB/C1', 'FB/M1', 'AOB', 'SB', 'SB/C1', 'SB/C2',
  'RTNG', 'ARO', 'ARO/C1', 'ARO/C2', 'ARO/M1', 'TPR', 'PTP', 'APRO', 'APPO',
]
/** Without a number for unrated players these are undefined. */
const OF_RATINGS = /^(RTNG|ARO|TPR|PTP|APRO|APPO)/

/**
 * The wishes for an event: those chosen, and the others drawn by the seed, as FIDE asks of a generator (Q25 of its
 * checklist). Points that are not chosen are the usual ones.
 */
export function drawnWishes(chosen: ChosenWishes): RandomEvent {
  const roll = dice(chosen.seed)
  const between = (least: number, most: number): number => least + Math.floor(roll() * (most - least + 1))
  const sometimes = (chance: number, most: number): number => {
    const [is, share] = [roll() < chance, roll() * most]
    return is ? share : 0
  }
  const players = chosen.ratings?.length ?? chosen.players ?? between(8, 60)
  const highest = between(1900, 2800)
  const unrated = chosen.ratings ? 0 : sometimes(0.2, 0.2)
  const drawn = {
    players,
    rounds: Math.max(1, Math.min(between(4, MOST_ROUNDS), Math.ceil(players / 2))),
    fullPointByes: sometimes(0.2, 0.02),
    halfPointByes: sometimes(0.5, 0.06),
    zeroPointByes: sometimes(0.5, 0.06),
    forfeitWins: sometimes(0.5, 0.05),
    forfeitLosses: sometimes(0.3, 0.02),
    unusualResults: sometimes(0.2, 0.02),
    late: sometimes(0.3, 0.1),
    withdrawals: sometimes(0.3, 0.1),
    acceleration: roll() < 0.25,
    black: roll() < 0.5,
    ...ratingRange(chosen, highest, Math.max(FLOOR, highest - between(300, 1400))),
    unrated,
  }
  return { ...drawn, tieBreaks: tieBreaks(chosen.unrated ?? unrated, between), ...chosen, players }
}

/** A range of which one end was chosen keeps that end. */
function ratingRange(chosen: ChosenWishes, highest: number, lowest: number) {
  const { highestRating = Math.max(highest, chosen.lowestRating ?? 0) } = chosen
  return { highestRating, lowestRating: Math.min(lowest, highestRating) }
}

function tieBreaks(unrated: number, between: (least: number, most: number) => number): string[] {
  const left = [...TIE_BREAKS]
  return Array.from({ length: between(1, 5) }, () => {
    const code = left.splice(between(0, left.length - 1), 1)[0]!
    return unrated > 0 && OF_RATINGS.test(code) ? `${code}/U${FLOOR}` : code
  })
}
