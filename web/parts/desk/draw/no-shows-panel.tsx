import * as say from '#words/deskDraw.js'
import { T } from '../../../ui/t.tsx'
import { unansweredNoShows } from '#core/draw/no-shows.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { placeText } from '#core/tournament/place-label.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { entryName } from '../players/entry-name.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './no-shows-panel.module.css'
import needs from '../needs.module.css'

/** Before a draw: each player who lost the last round by forfeit, and the question whether they play. */
export function NoShowsPanel({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { round, settings, systems } = snapshot
  const next = round + 1
  const absent = eventState(snapshot) === 'closed' ? unansweredNoShows(snapshot) : []
  if (absent.length === 0) return null
  const isSwiss = systemAt(settings, systems, next).system === 'swiss'
  const nos = absent.map(({ no }) => no)
  const plays = (some: number[]) => void actions.change({ type: 'checkIn', round: next, nos: some, isPresent: true })
  const withdraw = ([no, ...also]: number[]) =>
    void actions.change({ type: 'withdraw', no: no!, ...(also.length > 0 && { also }), from: next })
  return (
    <Panel title={say.beforeRoundIsDrawn({ round: next })} count={absent.length}>
      <ul className={needs.needs}>
        {absent.map(({ no, board }) => (
          <li key={no} className={styles.row}>
            <div>
              <b>
                <T of={say.lostByForfeit({ name: <bdi>{entryName(snapshot, no)}</bdi> })} />
              </b>
              <p>{say.absentHint({ round, place: placeText(snapshot, board) })}</p>
            </div>
            <span>
              <Button small disabled={actions.isBusy} onClick={() => withdraw([no])}>
                {say.withdraw()}
              </Button>
              <Button small disabled={actions.isBusy} onClick={() => plays([no])}>
                {say.playsRound({ round: next })}
              </Button>
              {isSwiss && (
                <Button
                  small
                  look="quiet"
                  disabled={actions.isBusy}
                  onClick={() =>
                    void actions.change({ type: 'setBye', no, round: next, bye: { type: 'Z', state: 'granted' } })
                  }
                >
                  {say.missesRound({ round: next })}
                </Button>
              )}
            </span>
          </li>
        ))}
        {absent.length > 1 && (
          <li className={styles.row}>
            <div>{say.allAbsent({ count: absent.length })}</div>
            <span>
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => withdraw(nos)}>
                {say.withdrawAll()}
              </Button>
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => plays(nos)}>
                {say.allPlayRound({ round: next })}
              </Button>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
