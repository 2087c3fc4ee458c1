import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { phase } from '#core/tournament/phase.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { nameColour } from '#core/text/initials.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { useTimes } from '../../ui/time.tsx'
import { Leaders, progressLabel } from './leaders.tsx'
import { GameInProgress } from './game-in-progress.tsx'
import { previewOf } from './announcement-labels.ts'
import { tournamentHref, roundLabel, startLabel, startOf } from './tournament-labels.ts'
import { TopMatches } from './top-matches.tsx'
import styles from './banner.module.css'

const MAX_SLIDES = 5
/** A carousel of the first tournaments: live ones, then upcoming ones. It starts with a live one, if any. */
export function Banner({ rows }: { rows: TournamentRow[] }) {
  const shown = rows.slice(0, MAX_SLIDES)
  const live = shown.filter((row) => phase(row) === 'live').length
  return (
    <Carousel
      label={say.featuredTournaments()}
      slides={shown.map((row) => ({ key: row.id, label: row.name, content: <Slide row={row} /> }))}
      starts={live || undefined}
    />
  )
}

function Slide({ row }: { row: TournamentRow }) {
  const live = phase(row) === 'live'
  const [match] = row.featured
  return (
    <article className={styles.slide} data-tournament="" style={{ '--tournament': nameColour(row.name) }}>
      <div className={classes(styles.main, match && styles.pictured)}>
        <div className={styles.head}>
          <Crest name={row.name} logo={row.logoURL} size={56} live={live} />
          <div>
            <p className={styles.kicker}>
              {live ? (
                <LiveBadge>{say.isLive()}</LiveBadge>
              ) : (
                <span>{phase(row) === 'finished' ? say.isFinished() : say.isUpcoming()}</span>
              )}
              <span>{roundLabel(row)}</span>
            </p>
            <h2 dir="auto">
              <Link to={tournamentHref(row)}>{row.name}</Link>
            </h2>
          </div>
        </div>
        <Words row={row} />
        {match && <GameInProgress match={match.id} />}
      </div>
      <Aside row={row} />
    </article>
  )
}

/** Of a live event how it stands, of any other its description. */
function Words({ row }: { row: TournamentRow }) {
  const { summary, competitors, description } = row
  if (phase(row) === 'live' && summary && (summary.leaders.length > 0 || summary.pairings > 0)) {
    return (
      <p className={styles.state}>
        {summary.leaders.length > 0 && (
          <b>
            <Leaders summary={summary} kind={competitors} />
          </b>
        )}
        {summary.pairings > 0 && <span>{progressLabel(summary)}</span>}
      </p>
    )
  }
  return description ? (
    <p className={styles.words} dir="auto">
      {previewOf(description)}
    </p>
  ) : null
}

function Aside({ row }: { row: TournamentRow }) {
  if (row.featured.length > 0) return <TopMatches row={row} matches={row.featured} />
  return row.podium.length > 0 ? <PodiumFacts podium={row.podium} /> : <Outline row={row} />
}

function Outline({ row }: { row: TournamentRow }) {
  const times = useTimes()
  const facts: Fact[] = [
    [startLabel(phase(row)), times(startOf(row), 'date')],
    [say.format(), systemLabel(row, row.systems)],
    [say.timeControl(), row.timeControl],
    [row.competitors === 'team' ? say.teams() : say.players(), String(row.players)],
  ]
  return <Facts title={say.atAGlance()} facts={facts.filter(([, value]) => value)} />
}

const PLACE_LABELS = { 1: say.winner, 2: say.secondPlace, 3: say.thirdPlace }

const PodiumFacts = ({ podium }: Pick<TournamentRow, 'podium'>) => (
  <Facts
    title={say.finalResult()}
    facts={podium.map(({ place, name, title, pool }): Fact => [
      pool ?? PLACE_LABELS[place](),
      `${title} ${name}`.trim(),
    ])}
  />
)

type Fact = [label: string, value: string | null]

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <div className={styles.side}>
      <p className={styles.cap}>
        <span>{title}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          // Competitors who share a place have the same label.
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
