import * as say from '#words/day.js'
import * as sayHome from '#words/home.js'
import { Link } from 'react-router-dom'
import type { DayRound } from '#core/rows/day-round.ts'
import { isDay, momentOf } from '#core/text/start.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import type { FeaturedPairing, TournamentRow } from '../../api/answers.ts'
import { Crest } from '../../ui/crest.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { ShortScore } from '../match/short-score.tsx'
import { Leaders, progressLabel } from './leaders.tsx'
import styles from './day-panel.module.css'

export function DayRows({ head, rounds, live, now }: DayRowsProps) {
  const featured = new Map(live.map((event) => [`${event.id}-${event.round}`, event.featured]))
  return (
    <>
      {head !== undefined && <h3 className={styles.head}>{head}</h3>}
      <ol className={styles.rows}>
        {joined(rounds).map(({ round, last }) => (
          <li key={round.id}>
            <Row round={round} last={last} matches={featured.get(round.id) ?? []} now={now} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface DayRowsProps {
  head: string | undefined
  rounds: DayRound[]
  live: TournamentRow[]
  now: number
}

/** Rounds of an event that are over and follow one another are one line: `Rounds 20–23`. */
function joined(rounds: DayRound[]): { round: DayRound; last: DayRound }[] {
  const lines: { round: DayRound; last: DayRound }[] = []
  for (const round of rounds) {
    const before = lines.find(
      ({ last }) => last.tournamentId === round.tournamentId && last.round === round.round - 1 && last.state === 'over',
    )
    if (before && round.state === 'over') before.last = round
    else lines.push({ round, last: round })
  }
  return lines
}

function Row({ round, last, matches, now }: DayRowProps) {
  const { name, logoURL, href, startsAt, state } = round
  return (
    <Link className={styles.row} to={href}>
      <span className={styles.time}>
        {startsAt !== null && !isDay(startsAt) && (
          <Time at={startsAt} as="clock" className={state === 'over' ? styles.past : undefined} />
        )}
      </span>
      <Crest name={name} logo={logoURL} size={28} />
      <span className={styles.event}>
        <b dir="auto">{name}</b>
        <small>{round === last ? roundLabel(round) : say.rounds({ first: round.round, last: last.round })}</small>
      </span>
      <span className={styles.what}>
        <What round={last} matches={matches} />
      </span>
      <span className={styles.end}>
        {state === 'on' && <LiveBadge>{sayHome.isLive()}</LiveBadge>}
        {state === 'ahead' && waitLabel(round, now)}
      </span>
    </Link>
  )
}

interface DayRowProps {
  round: DayRound
  /** The last of several rounds in one line. */
  last: DayRound
  matches: FeaturedPairing[]
  now: number
}

function What({ round: { summary, competitors, state }, matches }: Pick<DayRowProps, 'round' | 'matches'>) {
  const match = state === 'on' ? topMatch(matches) : undefined
  if (match) {
    const { w, b, won } = match
    return (
      <>
        <ShortScore w={w} b={b} won={won} scores={scoresOf(match)} />
        {summary && <small>{progressLabel(summary)}</small>}
      </>
    )
  }
  if (!summary) return null
  return (
    <>
      <span>
        <Leaders summary={summary} kind={competitors} />
      </span>
      {state === 'on' && summary.pairings > 0 && <small>{progressLabel(summary)}</small>}
    </>
  )
}

/** A running match that is decided, else the first that runs with a score. */
function topMatch(matches: FeaturedPairing[]): FeaturedPairing | undefined {
  const running = matches.filter((match) => match.isLive && scoresOf(match) !== null)
  return running.find(({ won }) => won !== null) ?? running[0]
}

const scoresOf = ({ scoreW, scoreB }: FeaturedPairing): [number, number] | null =>
  scoreW === null || scoreB === null ? null : [scoreW, scoreB]

const roundLabel = ({ round, totalRounds }: DayRound): string =>
  totalRounds === null ? sayHome.round({ round }) : sayHome.roundOfTotal({ round, totalRounds })

/** `in 23 min`; empty for more than a day, and if only the day is known. */
function waitLabel({ startsAt }: DayRound, now: number): string {
  const at = momentOf(startsAt)
  if (at === undefined || at <= now || at - now > 24 * HOUR) return ''
  const minutes = Math.ceil((at - now) / MINUTE)
  return minutes < 60
    ? say.inMinutes({ count: minutes })
    : say.inHours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
