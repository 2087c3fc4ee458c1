import * as say from '#words/history.js'
import { useState } from 'react'
import type { MovedPlace } from '#core/changes/compare-moments.ts'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { arrow } from '#core/text/isolated.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { PanelFoot } from '../../ui/panel.tsx'
import named from '../standings/named-rows.module.css'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './moved-places.module.css'

const FEW = 10

interface MovedPlacesProps {
  /** The snapshot that has the names. */
  snapshot: Snapshot
  moved: MovedPlace[]
  caption: string
}

export function MovedPlaces({ snapshot, moved, caption }: MovedPlacesProps) {
  const [isAll, showAll] = useState(false)
  const shown = isAll ? moved : moved.slice(0, FEW)
  return (
    <>
      <table className={classes(table.table, table.dense, table.fixed, table.tucked, named.rows, styles.table)}>
        <caption className={layout.heard}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{snapshot.settings.competitors === 'team' ? say.teamHead() : say.playerHead()}</th>
            <th scope="col" className={classes(table.num, styles.place)}>
              {say.placeHead()}
            </th>
            <th scope="col" className={classes(table.num, styles.points)}>
              {say.pointsHead()}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.no} snapshot={snapshot} row={row} />
          ))}
        </tbody>
      </table>
      {shown.length < moved.length && (
        <PanelFoot>
          <button type="button" onClick={() => showAll(true)}>
            {say.showAll({ count: moved.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}

function Row({ snapshot, row: { no, from, to } }: { snapshot: Snapshot; row: MovedPlace }) {
  const position = snapshot.players.no.indexOf(no)
  const isKnown = position >= 0
  const [up, down] = [from && to && to.rank < from.rank, from && to && to.rank > from.rank]
  return (
    <tr>
      <th scope="row">
        <div>
          <Flag code={isKnown ? snapshot.players.nationality[position]! : ''} />
          <EntrantName
            title={snapshot.players.title?.[position] ?? ''}
            name={isKnown ? competitorName(snapshot, position) : say.entryNumber({ no })}
            mark={isKnown ? namesakeMark(snapshot, position) : undefined}
            href={isKnown ? competitorPath(snapshot, position) : undefined}
          />
        </div>
      </th>
      <td className={classes(table.num, up && styles.up, down && styles.down)}>
        {from?.rank === to?.rank ? to?.rank : <span dir="ltr">{`${from?.rank ?? '–'} → ${to?.rank ?? '–'}`}</span>}
      </td>
      <td className={table.num}>
        {from && to && from.score !== to.score && (
          <>
            <span className={styles.was}>
              <Points of={from.score} /> {arrow()}
            </span>{' '}
          </>
        )}
        <Points of={(to ?? from)!.score} />
      </td>
    </tr>
  )
}
