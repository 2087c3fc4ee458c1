import type { Snapshot } from '../snapshot/snapshot.ts'
import { ranks } from '../standings/progress.ts'
import { openGames, openScores, withEnds, type OpenGame } from './last-round.ts'
import { ANY, endsOf, minimise, ways, type Condition } from './minimise.ts'
import { outlook, type Outlook } from './outlook.ts'

/** What a result of one’s own comes to. */
export interface Need {
  /** One’s own game: 2 won, 1 drawn, 0 lost; undefined for who has none. */
  own: 0 | 1 | 2 | undefined
  /** The others’ games that it depends on. */
  games: OpenGame[]
  /** One of these met is enough, for certain. Empty: nothing is; a condition that says nothing: it is in any case. */
  sure: Condition[]
  /** Where one of these is met it is enough, or tie-breaks decide; the same as `sure` where these are known. */
  possible: Condition[]
  /** The ways in which it is not enough, the same way. */
  never: Condition[]
  /** How many of how many ways of the others’ games are enough for certain. */
  share: [sure: number, all: number]
}

/** With so many games each way is played out, tie-breaks and all. */
const MOST_PLAYED = 6
/** With so many each way is counted by scores; with more nothing is said but what is certain. */
const MOST_COUNTED = 8

/** What a competitor needs in the last round to end among the first so many, by their own result, the best first. */
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
  return byScores(result, seen, upTo)
}

/** The others of a pool. */
function rivals({ players }: Pick<Snapshot, 'players'>, player: number): Set<number> {
  const pool = players.pool?.[player]
  return new Set([...players.no.keys()].filter((other) => other !== player && players.pool?.[other] === pool))
}

/** Tie-breaks that depend on one’s own games alone, and those that depend on how one’s opponents fare. */
const OF_ONES_OWN =
  /^(rating|timesBlack|progressive|mostWins|gamePoints|netGamePoints|alphabetical|performance|averageRatingCut|headToHead(GamePoints)?|(DE|EDE|WIN|WON|BPG|BWG|PS|REP|TPN|RTNG|ARO|TPR|PTP)\b.*)$/
const OF_OPPONENTS = /^(BH|SB|FB|KS)\b/

/** The open games that can change who is above: by their scores, and where somebody may be level by tie-breaks too. */
function relevantGames({ settings, rounds }: Snapshot, player: number, seen: Outlook, rest: OpenGame[]): OpenGame[] {
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

/** Says what a table of ways comes to, of the games alone that make a difference. */
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
