import * as say from '#words/seasonPages.js'
import { matchPath, tournamentPath } from '#core/addresses/paths.ts'
import type { SeasonFixture, SeasonMini } from '#core/rows/season-fixtures.ts'
import type { DivisionTableRow } from '#core/rows/season-table.ts'
import { STATUS_LABELS } from '#core/match/labels.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { localPath } from '../../navigation/local-path.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { Flag } from '../people/flag.tsx'
import styles from './fixture-row.module.css'
import type { FixtureView } from './fixture-views.ts'

/** A fixture in one row: home, match points over board points or the time, away, state. */
export function FixtureRow({ view, isOwn, where }: { view: FixtureView; isOwn: boolean; where?: string | undefined }) {
  const { fixture, home, away, tournament } = view
  const winner = winnerOf(fixture)
  const href = fixture.id === null ? roundHref(fixture, tournament) : matchPath(fixture.id)
  const label = say.fixtureOf({ home: home?.name ?? '', away: away?.name ?? '', round: fixture.round })
  return (
    <li className={classes(styles.fixture, isOwn && styles.own)}>
      <Side team={home} result={winner && (winner === 'home' ? 'won' : 'lost')} />
      <span className={styles.middle}>{away ? <Middle fixture={fixture} /> : <span>{say.free()}</span>}</span>
      {away ? <Side team={away} isAway result={winner && (winner === 'away' ? 'won' : 'lost')} /> : <span />}
      <span className={styles.state}>
        <State fixture={fixture} where={where} />
      </span>
      {fixture.minis && <Minis minis={fixture.minis} />}
      {href !== undefined && away && <a className={styles.link} href={localPath(href)} aria-label={label} />}
    </li>
  )
}

const roundHref = ({ round }: SeasonFixture, tournament: string | undefined): string | undefined =>
  tournament === undefined ? undefined : tournamentPath(tournament, 'pairings', round)

function Side({ team, isAway, result }: { team: DivisionTableRow | undefined; isAway?: boolean; result: SideResult }) {
  return (
    <span className={classes(styles.side, isAway && styles.away, result && styles[result])}>
      <Flag code={team?.nationality ?? ''} />
      <bdi title={team?.name}>{team?.name}</bdi>
    </span>
  )
}

type SideResult = 'won' | 'lost' | undefined

/** Undefined while it goes on, and for a draw. */
function winnerOf({ status, mp, gp }: SeasonFixture): 'home' | 'away' | undefined {
  const scores = mp ?? gp
  if (status !== 'confirmed' && status !== 'finished') return undefined
  if (!scores || scores[0] === scores[1]) return undefined
  return scores[0] > scores[1] ? 'home' : 'away'
}

function Middle({ fixture: { mp, gp, start, status } }: { fixture: SeasonFixture }) {
  const scores = status === 'live' ? (gp ?? mp) : (mp ?? gp)
  if (scores) {
    return (
      <>
        <b className={styles.figures}>{scoreText(scores)}</b>
        {mp && gp && status !== 'live' && (
          <span className={styles.more}>
            <span className={styles.figures}>{scoreText(gp)}</span>
          </span>
        )}
      </>
    )
  }
  return start === null ? <span className={styles.more}>{say.timeOpen()}</span> : <Time at={start} as="plan" />
}

/** The matches of the fixture, each with its score or its time. */
const Minis = ({ minis }: { minis: readonly SeasonMini[] }) => (
  <ul className={styles.minis}>
    {minis.map(({ label, gp, start, status, isForfeit, isRuled }) => (
      <li key={label} className={status === 'live' ? styles.live : undefined}>
        <bdi>{label}</bdi>{' '}
        {gp ? (
          <b className={styles.figures}>{scoreText(gp)}</b>
        ) : start === null ? (
          say.timeOpen()
        ) : (
          <Time at={start} as="plan" />
        )}
        {isForfeit ? ` ${say.forfeited()}` : isRuled && ` ${say.byRuling()}`}
      </li>
    ))}
  </ul>
)

export const scoreText = (scores: readonly [number, number]): string =>
  scores.map((points) => formatPoints(halfPoints(points))).join('–')

function State({ fixture: { status, forfeit }, where }: { fixture: SeasonFixture; where: string | undefined }) {
  if (status === 'live') return <LiveBadge>{STATUS_LABELS.live()}</LiveBadge>
  if (forfeit) return <span className={styles.warn}>{say.forfeited()}</span>
  if (status === 'confirmed') {
    return (
      <>
        <Icon of={CHECK} size={12} /> {STATUS_LABELS.confirmed()}
      </>
    )
  }
  if (status === 'finished') return STATUS_LABELS.finished()
  return where
}
