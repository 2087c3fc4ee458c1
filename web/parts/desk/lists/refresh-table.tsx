import * as say from '#words/ratingsDesk.js'
import type { refreshedEntries } from '#core/changes/refreshed-entries.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './lists.module.css'

type Change = ReturnType<typeof refreshedEntries>[number]
type ShownData = Change['before']

interface RefreshTableProps {
  snapshot: Snapshot
  changes: readonly Change[]
  /** Numbers of the entries that stay as they are. */
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
}

/** Changes that everybody sees, entry by entry, each with a choice whether to take it; of the others their number. */
export function RefreshTable({ snapshot, changes, left, onLeave }: RefreshTableProps) {
  const visible = changes.filter(({ before, entry }) => differences(before, entry).length > 0)
  const others = changes.length - visible.length
  const nameOf = (no: number) => competitorName(snapshot, snapshot.players.no.indexOf(no))
  const nos = visible.map(({ entry }) => entry.no)
  return (
    <>
      {visible.length > 0 && (
        <div className={styles.changes} role="region" aria-label={say.refreshTitle()} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col" className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={say.takeAll()}
                    checked={left.size === 0}
                    onChange={({ target }) => onLeave(new Set(target.checked ? [] : nos))}
                  />
                </th>
                <th scope="col">{say.headNo()}</th>
                <th scope="col">{say.headName()}</th>
                <th scope="col">{say.headNow()}</th>
                <th scope="col">{say.headThen()}</th>
              </tr>
            </thead>
            <tbody>
              {visible.map(({ entry, before }) => (
                <tr key={entry.no} className={classes(left.has(entry.no) && styles.left)}>
                  <td className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-label={nameOf(entry.no)}
                      checked={!left.has(entry.no)}
                      onChange={({ target }) =>
                        onLeave(target.checked ? without(left, entry.no) : new Set([...left, entry.no]))
                      }
                    />
                  </td>
                  <td>{entry.no}</td>
                  <td>
                    <bdi>{nameOf(entry.no)}</bdi>
                  </td>
                  <td>{shownOf(before, differences(before, entry))}</td>
                  <td>{shownOf(entry, differences(before, entry))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others > 0 && <p className={styles.ids}>{say.detailsOnly({ count: others })}</p>}
    </>
  )
}

const without = (numbers: ReadonlySet<number>, no: number): Set<number> =>
  new Set([...numbers].filter((one) => one !== no))

const FIELDS = ['rating', 'title', 'nationality'] as const

const differences = (before: ShownData, after: ShownData): (typeof FIELDS)[number][] =>
  FIELDS.filter((field) => before[field] !== after[field])

const shownOf = (one: ShownData, fields: readonly (typeof FIELDS)[number][]): string =>
  joinComma(fields.map((field) => (one[field] ? String(one[field]) : field === 'rating' ? say.unrated() : '–')))
