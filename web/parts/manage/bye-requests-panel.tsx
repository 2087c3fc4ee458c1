import { entryName } from './entry-name.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './needs.module.css'

const BYES = { F: 'full-point', H: 'half-point', Z: 'zero-point' }

/** Byes that players ask for, each with its answer. */
export function ByeRequestsPanel({ snapshot, facts, actions }: TabProps) {
  const waiting = facts.byeRequests.filter(({ state, round }) => state === 'waiting' && round > snapshot.round)
  if (waiting.length === 0) return null
  return (
    <Panel title="Byes asked for" count={waiting.length}>
      <ul className={styles.needs}>
        {waiting.map(({ player, round, type }) => {
          const answer = (state: 'granted' | 'refused') =>
            void actions.change({ type: 'setBye', no: player, round, bye: { type, state } })
          return (
            <li key={`${round} ${player}`}>
              <div>
                <b>
                  {entryName(snapshot, player)} asks for a {BYES[type]} bye in round {round}
                </b>
              </div>
              <span>
                <Button small disabled={actions.isBusy} onClick={() => answer('granted')}>
                  Grant
                </Button>
                <Button small look="quiet" disabled={actions.isBusy} onClick={() => answer('refused')}>
                  Refuse
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
