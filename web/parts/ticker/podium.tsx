import * as say from '#words/ticker.js'
import { tournamentPath } from '#core/addresses/paths.ts'
import { podiums } from '#core/rows/podium-rows.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { localPath } from '../../navigation/local-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Flag } from '../people/flag.tsx'
import type { TickerProps } from './ticker.tsx'
import styles from './ticker.module.css'

/** The first three with their points; of several pools their winners. */
export function Podium({ snapshot, id }: TickerProps) {
  const { settings, systems, round } = snapshot
  const all = podiums(snapshot)
  const winners = all.flatMap(({ pool, places }) =>
    places
      .toSorted((a, b) => a.place - b.place)
      .slice(0, all.length > 1 ? 1 : undefined)
      .flatMap(({ place, winners }) => winners.map((winner) => ({ ...winner, place, pool }))),
  )
  const final = lastTableRound(snapshot)
  return (
    <div className={styles.rest}>
      {winners.length === 0 ? (
        <span>{say.allPlayed()}</span>
      ) : (
        <ol className={styles.podium} aria-label={say.podium()}>
          {winners.map(({ id, place, pool, href, name, title, nationality, words }) => (
            <li key={`${pool} ${id}`}>
              <span className={classes(styles.medal, place > 1 && styles[`medal${place}`])}>{place}</span>
              <Flag code={nationality} />
              <span>
                {all.length > 1 && `${poolTitle(settings, systems, round, pool)} `}
                <a href={localPath(href)}>
                  {title && <small>{title} </small>}
                  <b dir="auto">{name}</b>
                </a>{' '}
                {words}
              </span>
            </li>
          ))}
        </ol>
      )}
      <span className={styles.end}>
        {final === undefined ? (
          <ButtonLink small href={tournamentPath(id, 'pairings', 'results')}>
            {say.allResults()}
          </ButtonLink>
        ) : (
          <ButtonLink small href={tournamentPath(id, 'standings', 'final')}>
            {say.finalStandings()}
          </ButtonLink>
        )}
      </span>
    </div>
  )
}
