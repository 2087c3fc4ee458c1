import { phase } from '#core/tournament/phase.ts'
import { nameColour } from '#core/text/initials.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { Crest } from '../../ui/crest.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { formatTime } from '../../ui/time.tsx'
import { previewOf } from './announcement-labels.ts'
import { tournamentHref, systemLabel, roundLabel, startOf } from './tournament-labels.ts'
import { TopMatches } from './top-matches.tsx'
import styles from './banner.module.css'

const MAX_SLIDES = 5
/** A slide for each of the first tournaments, which are the most worth following: live ones, then those to come. */
export function Banner({ rows }: { rows: TournamentRow[] }) {
  const slides = rows
    .slice(0, MAX_SLIDES)
    .map((row) => ({ key: row.id, label: row.name, content: <Slide row={row} /> }))
  return <Carousel label="Featured tournaments" slides={slides} />
}

function Slide({ row }: { row: TournamentRow }) {
  const live = phase(row) === 'live'
  return (
    <article className={styles.slide} data-tournament="" style={{ '--tournament': nameColour(row.name) }}>
      <div className={styles.main}>
        <div className={styles.head}>
          <Crest name={row.name} logo={row.logoURL} size={56} live={live} />
          <div>
            <p className={styles.kicker}>
              {live ? <LiveBadge>Live</LiveBadge> : <span>{phase(row) === 'finished' ? 'Finished' : 'Upcoming'}</span>}
              <span>{roundLabel(row)}</span>
            </p>
            <h2 dir="auto">
              <a href={tournamentHref(row)}>{row.name}</a>
            </h2>
          </div>
        </div>
        {row.description && (
          <p className={styles.words} dir="auto">
            {previewOf(row.description)}
          </p>
        )}
      </div>
      {row.featured?.length ? <TopMatches row={row} matches={row.featured} /> : <Outline row={row} />}
    </article>
  )
}

/** What stands where a live event has its matches. */
function Outline({ row }: { row: TournamentRow }) {
  const facts = [
    [phase(row) === 'upcoming' ? 'Starts' : 'Started', formatTime(startOf(row), 'date')],
    ['Format', systemLabel(row).split(' · ')[0]],
    ['Time control', row.timeControl],
    [row.competitors === 'team' ? 'Teams' : 'Players', String(row.players)],
  ].filter(([, value]) => value)
  return (
    <div className={styles.side}>
      <p className={styles.cap}>
        <span>At a glance</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
