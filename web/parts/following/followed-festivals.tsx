import * as say from '#words/festivalPages.js'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { festivalStar } from '#core/people/stars.ts'
import type { FestivalRow } from '#core/rows/festival-rows.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Panel } from '../../ui/panel.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import { FestivalDays } from '../festival/festival-header.tsx'
import styles from './following.module.css'

export function FollowedFestivals({ festivals }: { festivals: FestivalRow[] }) {
  if (festivals.length === 0) return null
  return (
    <Panel title={say.festivals()} count={festivals.length}>
      <ul className={styles.lines}>
        {festivals.map((festival) => (
          <li key={festival.id}>
            <span className={styles.name}>
              <a href={localPath(festivalPath(festival.id))} title={festival.name}>
                <bdi>{festival.name}</bdi>
              </a>
              {festival.place && (
                <small>
                  <bdi>{festival.place}</bdi>
                </small>
              )}
            </span>
            <span className={styles.state}>
              <FestivalDays festival={festival} />
            </span>
            <StarButton small star={festivalStar(festival.id)} name={festival.name} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
