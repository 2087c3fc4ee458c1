import * as say from '#words/seasonPages.js'
import { useNavigate } from 'react-router-dom'
import { seasonPath, type SeasonSection } from '#core/addresses/season-paths.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { Select } from '../../ui/select.tsx'
import styles from './season-toolbar.module.css'
import { divisionId } from './team-names.ts'

/** Links to the divisions on the page, and the choice of another season. */
export function SeasonToolbar({ answer, section }: { answer: SeasonAnswer; section: SeasonSection }) {
  const { league, season, seasons, divisions } = answer
  const navigate = useNavigate()
  const hasLinks = section === 'tables' && divisions.length > 1
  if (!hasLinks && seasons.length < 2) return null
  return (
    <div className={styles.bar}>
      {hasLinks && (
        <nav className={styles.divisions} aria-label={say.divisions()}>
          {divisions.map((division) => (
            <a key={divisionId(division)} href={`#${divisionId(division)}`}>
              <bdi>{division.name}</bdi>
            </a>
          ))}
        </nav>
      )}
      {seasons.length > 1 && (
        <span className={styles.season}>
          <Select
            bare
            label={say.season()}
            value={season.id}
            choices={seasons.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(id) => void navigate(seasonPath(league.id, id, section))}
          />
        </span>
      )}
    </div>
  )
}
