import * as say from '#words/ratingsDesk.js'
import type { refreshedEntries } from '#core/changes/refreshed-entries.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinComma } from '#core/text/join-comma.ts'
import styles from './lists.module.css'

type Change = ReturnType<typeof refreshedEntries>[number]
type ShownData = Change['before']

/** Changes that everybody sees, entry by entry; of the others their number. */
export function RefreshTable({ snapshot, changes }: { snapshot: Snapshot; changes: readonly Change[] }) {
  const visible = changes.filter(({ before, entry }) => differences(before, entry).length > 0)
  const others = changes.length - visible.length
  return (
    <>
      {visible.length > 0 && (
        <div className={styles.changes} role="region" aria-label={say.refreshTitle()} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say.headNo()}</th>
                <th scope="col">{say.headName()}</th>
                <th scope="col">{say.headNow()}</th>
                <th scope="col">{say.headThen()}</th>
              </tr>
            </thead>
            <tbody>
              {visible.map(({ entry, before }) => (
                <tr key={entry.no}>
                  <td>{entry.no}</td>
                  <td>
                    <bdi>{competitorName(snapshot, snapshot.players.no.indexOf(entry.no))}</bdi>
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

const FIELDS = ['rating', 'title', 'nationality'] as const

const differences = (before: ShownData, after: ShownData): (typeof FIELDS)[number][] =>
  FIELDS.filter((field) => before[field] !== after[field])

const shownOf = (one: ShownData, fields: readonly (typeof FIELDS)[number][]): string =>
  joinComma(fields.map((field) => (one[field] ? String(one[field]) : field === 'rating' ? say.unrated() : '–')))
