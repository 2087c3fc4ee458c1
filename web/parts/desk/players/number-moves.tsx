import * as say from '#words/deskPlayers.js'
import * as sayCommon from '#words/common.js'
import type { Renumber } from '#core/changes/renumber.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const NAMED = 60

export function NumberMoves({ snapshot, moves }: { snapshot: Snapshot; moves: Renumber['moves'] }) {
  const shown = moves.toSorted((a, b) => a.to - b.to).slice(0, NAMED)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.headNumberNow()}</th>
            <th scope="col">{say.headNumberThen()}</th>
            <th scope="col">{sayCommon.personName()}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ from, to }) => (
            <tr key={from}>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                <bdi>{competitorName(snapshot, snapshot.players.no.indexOf(from))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > shown.length && <p>{say.andMore({ count: moves.length - shown.length })}</p>}
    </>
  )
}
