import * as say from '#words/seasonDesk.js'
import type { NextEntry, SeasonDesk } from '#core/rows/season-desk.ts'
import { newSeasonPath } from '#core/addresses/season-paths.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { originText } from '../season/origin-text.ts'
import styles from './season-desk.module.css'

/** The entries of the next season as the tables are now: who goes up, who goes down, and which places are open. */
export function NextPanel({ desk: { league, next, divisions } }: { desk: SeasonDesk }) {
  if (!next) {
    return (
      <Panel title={say.nextSeason()}>
        <EmptyState sentence={say.noTablesYet()}>{say.nextAppearsHere()}</EmptyState>
      </Panel>
    )
  }
  return (
    <>
      {divisions.map(({ tier, group, name }) => (
        <NextDivision
          key={`${tier}-${group}`}
          name={name}
          entries={next.entries.filter((entry) => entry.tier === tier && entry.group === group)}
          open={group === 1 ? (next.open.find((place) => place.tier === tier)?.places ?? 0) : 0}
        />
      ))}
      <p className={styles.again}>
        <ButtonLink href={newSeasonPath(league.id)} aria-disabled={!next.isFinal || undefined}>
          {say.makeNextSeason()}
        </ButtonLink>
        <span>{next.isFinal ? say.nextCanBeEdited() : say.nextAfterClosing()}</span>
      </p>
    </>
  )
}

function NextDivision({ name, entries, open }: { name: string; entries: NextEntry[]; open: number }) {
  return (
    <Panel title={<bdi>{name}</bdi>} count={open > 0 ? say.openPlaces({ count: open }) : undefined}>
      <table className={classes(table.table, table.tucked, styles.table)}>
        <caption className={layout.heard}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{say.team()}</th>
            <th scope="col" className={styles.half}>
              {say.cameFrom()}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entry}>
              <td className={styles.name}>
                <span>
                  <Flag code={entry.nationality} />
                  <bdi>{entry.name}</bdi>
                </span>
              </td>
              <td className={styles.meta}>{entry.isUndecided ? say.playOffDecides() : originText(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
