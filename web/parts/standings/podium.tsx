import * as say from '#words/standings.js'
import { Link } from 'react-router-dom'
import layout from '../../styles/layout.module.css'
import { Flag } from '../people/flag.tsx'
import type { PodiumOf } from '#core/rows/podium-rows.ts'
import styles from './podium.module.css'

/** Names shown of a shared place. */
const MAX_NAMES = 4

/** The first three places on blocks; competitors who share a place are on one block. */
export function Podium({ places }: Pick<PodiumOf, 'places'>) {
  return (
    <ol className={styles.podium}>
      {places
        .toSorted((a, b) => a.place - b.place)
        .map(({ place, winners }) => (
          <li key={place} className={styles[`place${place}`]} value={place}>
            <span className={layout.heard}>{say.place({ place: String(place) })}</span>
            {winners.slice(0, MAX_NAMES).map(({ id, href, name, title, nationality, words }) => (
              <div key={id} className={styles.winner}>
                <Flag code={nationality} large />
                <p className={styles.name}>
                  {title && <small>{title} </small>}
                  <Link to={href} dir="auto">
                    {name}
                  </Link>
                </p>
                <p className={styles.words}>{words}</p>
              </div>
            ))}
            {winners.length > MAX_NAMES && (
              <p className={styles.more}>{say.andMore({ count: winners.length - MAX_NAMES })}</p>
            )}
            <span className={styles.block} aria-hidden="true">
              {place}
            </span>
          </li>
        ))}
    </ol>
  )
}
