import * as say from '#words/stats.js'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { STATUSES } from '#core/match/status.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import { PanelFoot, Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { statusCounts } from '../pairings/status-counts.ts'
import { isByePairing, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { StatusDonut } from '../pairings/status-donut.tsx'
import styles from './status-panel.module.css'
import { STATUS_LABELS } from '#core/match/labels.ts'

/** Pairings listed until the list is expanded. */
const COLLAPSED_ROWS = 10
const ALL = 'all'

export function StatusPanel({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const now = useNow()
  const rounds = useMemo(() => snapshot.rounds.map((_, at) => pairings(snapshot, at + 1)), [snapshot])
  const numbers = snapshot.rounds.map((_, at) => String(at + 1)).toReversed()
  const [round, setRound] = useChoice('round', [...numbers, ALL], String(snapshot.round))
  const [filter, setFilter] = useChoice('status', [ALL, ...STATUSES], ALL)
  const shown = round === ALL ? rounds.flat() : (rounds[Number(round) - 1] ?? [])
  const known = statusCounts(shown, now)
  const only = known.find(({ status }) => status === filter)?.status
  return (
    <Panel
      title={say.matchStatuses()}
      action={
        <Select
          bare
          label={say.roundLabel()}
          value={round}
          onChoose={setRound}
          choices={[
            ...numbers.map((value) => ({ value, label: say.roundNumber({ round: value }) })),
            { value: ALL, label: say.allRounds() },
          ]}
        />
      }
    >
      <div className={styles.donut}>
        <StatusDonut counts={known} noun={(count) => say.pairingsWord({ count })} only={only} share />
      </div>
      <div className={styles.filter}>
        <Select
          label={say.show()}
          value={only ?? ALL}
          onChoose={setFilter}
          choices={[
            { value: ALL, label: say.allStatuses() },
            ...known.map(({ status }) => ({ value: status, label: STATUS_LABELS[status]() })),
          ]}
        />
      </div>
      {only && (
        <Pairings
          key={`${round} ${only}`}
          snapshot={snapshot}
          id={id}
          pairings={shown.filter((pairing) => !isByePairing(pairing) && pairingStatus(pairing, now) === only)}
        />
      )}
    </Panel>
  )
}

function Pairings({ snapshot, id, pairings }: { snapshot: Snapshot; id: string; pairings: Pairing[] }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {(all ? pairings : pairings.slice(0, COLLAPSED_ROWS)).map((pairing) => (
          <li key={pairing.id}>
            <Link to={`${tournamentPath(id, 'pairings', pairing.id.split('-')[1])}#${pairing.id}`}>
              <bdi>{distinctName(snapshot, pairing.white)}</bdi>
              <span> – </span>
              <bdi>{distinctName(snapshot, pairing.black)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {pairings.length > COLLAPSED_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFewer() : say.showAll({ count: pairings.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
