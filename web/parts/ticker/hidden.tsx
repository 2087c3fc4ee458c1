import * as say from '#words/ticker.js'
import { tournamentPath } from '#core/addresses/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './ticker.module.css'

/** For readers who hide results. */
export const Hidden = ({ id }: { id: string }) => (
  <div className={styles.rest}>
    <span>{say.resultsHidden()}</span>
    <span className={styles.end}>
      <ButtonLink small href={tournamentPath(id, 'pairings')}>
        {say.pairingsOut()}
      </ButtonLink>
    </span>
  </div>
)
