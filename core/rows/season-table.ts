import type { Start } from '../text/start.ts'

export interface SeasonDivisionRow {
  tier: number
  group: number
  name: string
  /** null until the division's tournament is made and public. */
  tournament: {
    id: string
    /** The path of its page. */
    href: string
    version: number
    /** The latest published round. */
    round: number
    rounds: number | null
    active: boolean
  } | null
  /** The round after which the table is; 0 before the first result. */
  after: number
  /** Places that go up and down here: 0 in the first and in the last tier. */
  up: number
  down: number
  /** Places that play off for going up, below `up`, and against going down, above `down`. */
  playoffUp: number
  playoffDown: number
  /** Whether the table is the frozen one of a closed season. */
  isFinal: boolean
  /** In the order of the table. */
  rows: DivisionTableRow[]
}

export const TABLE_ZONES = ['champion', 'up', 'playoffUp', 'playoffDown', 'down'] as const
export type TableZone = (typeof TABLE_ZONES)[number]

export interface DivisionTableRow {
  /** The team's number in the division. */
  no: number
  /** The site-wide team, for `/team/{id}`; null for a team that only has a name. */
  team: string | null
  name: string
  nationality: string
  /** Short code, such as BRN. */
  code: string
  /** Equal if nothing separates the teams; null for a team that is out of the table. */
  rank: number | null
  /** What the place would mean if the season ended now; null in the middle of the table. */
  zone: TableZone | null
  played: number
  won: number
  drawn: number
  lost: number
  /** Match points and board points. */
  mp: number
  gp: number
  /** Each round with an opponent, until the round of the table. */
  form: FormOfRound[]
  /** The next fixture without a result; null if there is none. */
  next: NextFixture | null
}

/** A round of a team: match points (null without a result), the opponent's number, whether it was at home. */
export type FormOfRound = [mp: number | null, opponent: number, isHome: boolean]

export interface NextFixture {
  round: number
  opponent: number
  isHome: boolean
  start: Start | null
}
