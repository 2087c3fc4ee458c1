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
    <Panel title={`Before round ${next} is drawn`} count={absent.length}>
      <ul className={needs.needs}>
        {absent.map(({ no, board }) => (
          <li key={no} className={styles.row}>
            <div>
              <b>
                <bdi>{entryName(snapshot, no)}</bdi> lost by forfeit
              </b>
              <p>
                Round {round}, {placeText(snapshot, board)}. Absent without notice means withdrawn (FIDE C.05).
              </p>
            </div>
            <span>
              <Button small disabled={actions.isBusy} onClick={() => withdraw([no])}>
                Withdraw
              </Button>
              <Button small disabled={actions.isBusy} onClick={() => plays([no])}>
                Plays round {next}
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
                  Misses round {next}
                </Button>
              )}
            </span>
          </li>
        ))}
        {absent.length > 1 && (
          <li className={styles.row}>
            <div>All {absent.length}</div>
            <span>
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => withdraw(nos)}>
                Withdraw all
              </Button>
              <Button small look="quiet" disabled={actions.isBusy} onClick={() => plays(nos)}>
                All play round {next}
              </Button>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
