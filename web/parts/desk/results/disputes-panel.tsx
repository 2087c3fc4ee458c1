import * as say from '#words/deskResults.js'
import { claimText } from '#core/changes/report-result.ts'
import { disputedMinis } from '#core/snapshot/disputed-minis.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { ResultClaim } from '#core/match/reported-result.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import type { DeskChange } from '../../../api/desk.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deskBoards } from './boards.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './disputes.module.css'
import choices from './result-choices.module.css'

interface Dispute {
  key: string
  round: number
  /** `Table 4`; of one match of a fixture `Table 4, Rapid`. */
  place: string
  whiteName: string
  blackName: string
  /** What was reported, with the change that settles the dispute so. */
  claims: (ResultClaim & { change: DeskChange['request'] })[]
}

/** Pairings and matches of fixtures with two results: a director chooses the one that counts. */
export function DisputesPanel({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const disputes = [...ofPairings(snapshot), ...ofMinis(snapshot)]
  if (disputes.length === 0) return null
  return (
    <Panel title={say.twoResults()} count={disputes.length}>
      <ul className={styles.disputes}>
        {disputes.map(({ key, round, place, whiteName, blackName, claims }) => (
          <li key={key}>
            <b>{round === snapshot.round ? say.twoResultsAt({ place }) : say.twoResultsAtOfRound({ place, round })}</b>
            <p>{say.whichOneCounts({ whiteName, blackName })}</p>
            <div className={choices.choices}>
              {claims.map(({ by, claim, change }) => (
                <button key={by} type="button" disabled={actions.isBusy} onClick={() => void actions.change(change)}>
                  <b>{claimText(claim)}</b>
                  <span>{by === 'w' ? whiteName : by === 'b' ? blackName : say.chessSite()}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const ofPairings = (snapshot: TabProps['snapshot']): Dispute[] =>
  snapshot.rounds.flatMap((_, index) =>
    deskBoards(snapshot, index + 1)
      .filter(({ state }) => state === 'disputed')
      .map(({ no, claims, ...board }) => {
        const round = index + 1
        return {
          ...board,
          key: `${round} ${no}`,
          round,
          claims: claims.map((one) => ({ ...one, change: { type: 'settle' as const, round, no, by: one.by } })),
        }
      }),
  )

const ofMinis = (snapshot: TabProps['snapshot']): Dispute[] =>
  disputedMinis(snapshot).map(({ pairing: { round, no, board, white, black }, k, label, claims }) => ({
    key: `${round} ${no} ${k}`,
    round,
    place: joinComma([placeLabel(true, board), label]),
    whiteName: distinctName(snapshot, white),
    blackName: distinctName(snapshot, black),
    claims: claims.map((one) => ({ ...one, change: { type: 'setMini', round, no, k, result: one.result } as const })),
  }))
