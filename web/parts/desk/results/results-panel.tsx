import * as say from '#words/deskResults.js'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { provisionalPairings } from '#core/changes/result-acts.ts'
import { findPairing, pairingLabel } from '#core/changes/pairing.ts'
import { resultText } from '#core/changes/result-text.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useDirects } from '../../../hooks/use-directs.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import requests from '../../tournament/approval-panel.module.css'
import { useConfirmAll } from './result-acts.ts'

const MAX_ROWS = 5

/** Results that wait to be confirmed. Renders nothing for a reader who does not direct the tournament. */
export function ResultsPanel({ snapshot }: { snapshot: Snapshot }) {
  const isDirector = useDirects(snapshot.id)
  const { confirmAll, isPending, error } = useConfirmAll(snapshot)
  if (!isDirector) return null
  const waiting = snapshot.rounds.flatMap((_, index) => provisionalPairings(snapshot, index + 1))
  if (waiting.length === 0) return null
  const more = waiting.length - MAX_ROWS
  return (
    <Panel
      title={say.resultsToConfirm()}
      count={waiting.length}
      action={
        <Button small look="primary" disabled={isPending} onClick={confirmAll}>
          {isPending ? say.confirming() : waiting.length === 1 ? say.confirm() : say.confirmAll()}
        </Button>
      }
    >
      {error && <MessageBar kind="bad">{error}</MessageBar>}
      <ul className={requests.requests}>
        {waiting.slice(0, MAX_ROWS).map((ref) => (
          <li key={`${ref.round}-${ref.no}`}>
            <span className={requests.asked}>
              <Link to={matchPath(pairingId(snapshot.id, ref.round, ref.no))}>
                <bdi>{pairingLabel(snapshot, ref)}</bdi>
              </Link>
            </span>
            <b>{resultText(findPairing(snapshot, ref)!.state)}</b>
          </li>
        ))}
        {more > 0 && <li>{say.andMore({ more })}</li>}
      </ul>
    </Panel>
  )
}
