import * as say from '#words/lineUp.js'
import { useQuery } from '@tanstack/react-query'
import { lineUpQueries } from '../../api/line-ups.ts'
import { Panel } from '../../ui/panel.tsx'
import type { MatchView } from '../viewer/match-view.ts'
import styles from './line-up.module.css'

/** The line-ups of a match before its games show them, as far as the reader may see them. */
export function MatchLineUps({ match }: { match: MatchView }) {
  const { snapshot, round, no, pairing } = match
  const { data } = useQuery(lineUpQueries.ofRound(snapshot.id, round))
  const found = data?.matches.find((one) => one.no === no)
  const [first, second] = found?.sides ?? []
  if (!data || (!first?.players && !second?.players)) return null
  const names = [pairing.white, pairing.black].map((position) => snapshot.players.firstName[position])
  return (
    <Panel title={say.lineUps()}>
      <table className={styles.match}>
        <thead>
          <tr>
            <th scope="col">{say.headBoard()}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: data.boards }, (_, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {[first, second].map((side, each) => (
                <td key={each}>
                  <bdi>{side?.players?.[at]?.name ?? '–'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
