import type { Snapshot } from '../snapshot/snapshot.ts'
import { ranks } from '../standings/progress.ts'
import { isScoreFirst } from '../standings/ranking-codes.ts'
import { openGames, openScores, withEnds, type OpenGame } from './last-round.ts'
import { ANY, endsOf, minimise, ways, type Condition } from './minimise.ts'
import { outlook, type Outlook } from './outlook.ts'

/** A competitor's need, given the result of their own game. */
export interface Need {
  /** The competitor’s own game: 2 won, 1 drawn, 0 lost; undefined without a game. */
  own: 0 | 1 | 2 | undefined
  /** Games of others on which it depends. */
  games: OpenGame[]
  /**
   * If one of these is met, it is certainly enough. Empty: it never is; a condition that allows everything: it always
   * is.
   */
  sure: Condition[]
  /** If one of these is met, it is enough or tie-breaks decide; equal to `sure` if tie-breaks are known. */
  possible: Condition[]
  /** If one of these is met, it is not enough. */
  never: Condition[]
  /** Number of combinations of the other games that are certainly enough, and of all combinations. */
  share: [sure: number, all: number]
}

/** Up to this many games all combinations are played out, with tie-breaks. */
const MOST_PLAYED = 6
/** Up to this many games combinations are counted by scores; with more, only certainties are stated. */
const MOST_COUNTED = 8

/** A competitor's needs in the last round to end in the first `upTo` places, by their own result, the best first. */
export function needs(snapshot: Snapshot, player: number, upTo: number): Need[] {
  const games = openGames(snapshot)
  const own = games.find(({ white, black }) => white === player || black === player)
  const rest = games.filter((game) => game !== own)
  return (own ? ([2, 1, 0] as const) : [undefined]).map((result) => need(snapshot, player, upTo, rest, own, result))
}

function need(
  snapshot: Snapshot,
  player: number,
  upTo: number,
  rest: OpenGame[],
  own: OpenGame | undefined,
  result: Need['own'],
): Need {
  // Each match of a fixture gives match points: it has more ends than a win, a draw and a loss.
  if (snapshot.settings.segments.length > 0 && snapshot.settings.fixtureScoring === 'perMini')
    return { ...UNKNOWN, own: result }
  const end = own && (own.white === player ? 2 - result! : result!)
  const assumed = own ? withEnds(snapshot, [own], [end!]) : snapshot
  const open = openScores(assumed)
  const others = rivals(snapshot, player)
  const seen = outlook(open, open.scores[player]!, others, rest)
  const relevant = relevantGames(snapshot, player, seen, rest)
  if (relevant.length <= MOST_PLAYED && snapshot.settings.gamePointTotal === 1) {
    const idle = rest.filter((game) => !relevant.includes(game))
    const truth = Uint8Array.from({ length: ways(relevant.length) }, (_, way) => {
      const ends = [...endsOf(way, relevant.length), ...idle.map(() => 1)]
      const played = withEnds(assumed, [...relevant, ...idle], ends)
      return ranks(played, played.round)[player]! <= upTo ? 1 : 0
    })
    return needFrom(result, relevant, truth, truth)
  }
  return isScoreFirst(snapshot.settings) ? byScores(result, seen, upTo) : { ...UNKNOWN, own: result }
}

/** With many open games, nothing is certain where other figures come before the score. */
const UNKNOWN: Omit<Need, 'own'> = { games: [], sure: [], possible: [[]], never: [], share: [0, 1] }

function rivals({ players }: Pick<Snapshot, 'players'>, player: number): Set<number> {
  const pool = players.pool?.[player]
  return new Set([...players.no.keys()].filter((other) => other !== player && players.pool?.[other] === pool))
}

/** Tie-breaks that depend on one’s own games only, and those that depend on the results of one’s opponents. */
const OF_ONES_OWN =
  /^(rating|timesBlack|progressive|mostWins|gamePoints|netGamePoints|alphabetical|performance|averageRatingCut|headToHead(GamePoints)?|(DE|EDE|WIN|WON|BPG|BWG|PS|REP|TPN|RTNG|ARO|TPR|PTP)\b.*)$/
const OF_OPPONENTS = /^(BH|SB|FB|KS)\b/

/** Open games that can change which competitors are above: by scores, and by tie-breaks if competitors can be level. */
function relevantGames({ settings, rounds }: Snapshot, player: number, seen: Outlook, rest: OpenGame[]): OpenGame[] {
  if (!isScoreFirst(settings)) return rest
  const counted = new Set(seen.games.map(({ game }) => game))
  const others = settings.tieBreaks.filter((code) => !OF_ONES_OWN.test(code))
  if (seen.mayBeLevel.length === 0 || others.length === 0) return [...counted]
  if (others.some((code) => !OF_OPPONENTS.test(code))) return rest
  const level = new Set([player, ...seen.mayBeLevel])
  const met = new Set(level)
  for (const { white, black } of rounds) {
    for (const [at, one] of white.entries()) {
      const other = black[at]!
      if (other < 0) continue
      if (level.has(one)) met.add(other)
      if (level.has(other)) met.add(one)
    }
  }
  return rest.filter((game) => counted.has(game) || met.has(game.white) || met.has(game.black))
}

function byScores(result: Need['own'], seen: Outlook, upTo: number): Need {
  const { games, above, level } = seen
  const best = above + sum(games.map(({ above }) => Math.min(...above)))
  const worst = above + level + sum(games.map((game) => Math.max(...sums(game))))
  if (worst < upTo || best >= upTo || games.length > MOST_COUNTED) {
    const all: Condition[] = [[]]
    const sure = worst < upTo ? all : []
    return {
      own: result,
      games: [],
      sure,
      possible: best >= upTo ? [] : all,
      never: best >= upTo ? all : [],
      share: [sure.length, 1],
    }
  }
  const count = ways(games.length)
  const certain = new Uint8Array(count)
  const possible = new Uint8Array(count)
  for (let way = 0; way < count; way++) {
    const ends = endsOf(way, games.length)
    const ahead = above + sum(games.map(({ above }, at) => above[ends[at]!]!))
    const beside = level + sum(games.map(({ level }, at) => level[ends[at]!]!))
    certain[way] = ahead + beside < upTo ? 1 : 0
    possible[way] = ahead < upTo ? 1 : 0
  }
  return needFrom(
    result,
    games.map(({ game }) => game),
    certain,
    possible,
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const sums = ({ above, level }: Outlook['games'][number]): number[] => above.map((each, end) => each + level[end]!)

/** Turns tables of combinations into conditions on those games that make a difference. */
function needFrom(own: Need['own'], games: OpenGame[], certain: Uint8Array, possible: Uint8Array): Need {
  const minimised = [certain, possible, possible.map((each) => 1 - each)].map((truth) => minimise(truth, games.length))
  const counts = games.flatMap((_, at) => (minimised.some((some) => some.some((each) => each[at] !== ANY)) ? [at] : []))
  const [sure, may, never] = minimised.map((some) => some.map((each) => counts.map((at) => each[at]!))) as [
    Condition[],
    Condition[],
    Condition[],
  ]
  const share: Need['share'] = [certain.reduce((total, each) => total + each, 0), certain.length]
  return { own, games: counts.map((at) => games[at]!), sure, possible: may, never, share }
}
