import { competitorPath } from '#core/addresses/competitor-path.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { name } from '#core/player/name.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from './entrant-name.tsx'
import styles from './entry-list.module.css'

const ROW = 36
/** Rows' worth of window that the page needs for other things. */
const REST = 3
const LEAST = 3
/** Beyond, rows off the screen are not laid out. */
const MANY = 200

/** Who entered, as many as fit the window, and all on demand. */
export function EntryList({ event }: { event: Snapshot }) {
  const [all, setAll] = useEntryState('all entries', false)
  const { players, settings } = event
  const count = players.no.length
  const fitting = Math.max(LEAST, Math.floor(innerHeight / ROW) - REST)
  const shown = all ? count : Math.min(count, fitting)
  if (count === 0) return <EmptyState sentence="No players entered yet." />
  return (
    <>
      <ol className={classes(styles.list, count > MANY && styles.long)}>
        {Array.from({ length: shown }, (_, at) => (
          <li key={players.no[at]}>
            <Flag code={players.nationality[at]!} />
            <EntrantName title={players.title?.[at]} name={name(event, at)} href={competitorPath(event, at)} />
            {settings.showRatings && <span>{players.rating[at] || '–'}</span>}
          </li>
        ))}
      </ol>
      {count > fitting && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${count}`}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
