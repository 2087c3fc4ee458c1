import * as say from '#words/festivalPages.js'
import type { SectionRow } from '#core/rows/festival-rows.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './festival.module.css'
import { placesText } from './section-words.ts'

/** How many places each section has left. */
export function PlacesPanel({ sections }: { sections: readonly SectionRow[] }) {
  if (sections.length === 0) return null
  return (
    <Panel title={say.places()}>
      <dl className={styles.facts}>
        {sections.map(({ tournament, word, players, left, waiting }) => (
          <div key={tournament}>
            <dt>
              <bdi>{word}</bdi>
            </dt>
            <dd>{left === null ? say.enteredCount({ count: players }) : placesText(left, waiting)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
