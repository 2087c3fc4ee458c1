import * as say from '#words/tournament.js'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import { useWindow } from '../../hooks/use-window.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from './entrant-name.tsx'
import styles from './entry-list.module.css'

const ROW = 36
/** Rows' worth of window that the rest of the page needs. */
const OTHER_ROWS = 3
const MIN_ROWS = 3
/** From this number on rows off the screen are not laid out. */
const MIN_LAZY_ROWS = 200

export function EntryList({ snapshot }: { snapshot: Snapshot }) {
  const [all, setAll] = useEntryState('all entries', false)
  const { players, settings } = snapshot
  const count = players.no.length
  const fitting = Math.max(MIN_ROWS, Math.floor(useWindow().height / ROW) - OTHER_ROWS)
  const shown = all ? count : Math.min(count, fitting)
  if (count === 0) return <EmptyState sentence={say.noPlayersEnteredYet()} />
  return (
    <>
      <ol className={classes(styles.list, count > MIN_LAZY_ROWS && styles.long)}>
        {Array.from({ length: shown }, (_, at) => (
          <li key={players.no[at]}>
            <Flag code={players.nationality[at]!} />
            <EntrantName
              title={players.title?.[at]}
              name={competitorName(snapshot, at)}
              href={competitorPath(snapshot, at)}
            />
            {settings.showRatings && <span>{players.rating[at] || '–'}</span>}
          </li>
        ))}
      </ol>
      {count > fitting && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFewer() : say.showAll({ count })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
