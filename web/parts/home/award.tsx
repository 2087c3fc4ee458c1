import * as say from '#words/home.js'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { readSpoilerChoice } from '../../api/spoilers.ts'
import { ServedContext } from '../../served.ts'
import { SITE } from '../../site.ts'
import { Flag } from '../people/flag.tsx'
import layout from '../../styles/layout.module.css'
import { Seal } from './seal.tsx'
import styles from './award.module.css'

export function Award() {
  const isHidden = use(ServedContext)?.hidesResults ?? readSpoilerChoice().hides
  const { kicker, title, reason, recipient, federation, citation } = SITE.award
  return (
    <section className={styles.award} aria-label={say.award()}>
      <p className={styles.kicker}>{kicker()}</p>
      <Seal className={styles.seal} />
      <div className={styles.words}>
        <h2>{title()}</h2>
        {!isHidden && <p>{reason()}</p>}
      </div>
      <p className={styles.by}>
        {!isHidden && <Flag code={federation} />}
        <strong>{isHidden ? say.hidden() : <bdi>{recipient}</bdi>}</strong>
        <Link className={layout.link} to={citation.href}>
          {citation.words()}
        </Link>
      </p>
    </section>
  )
}
