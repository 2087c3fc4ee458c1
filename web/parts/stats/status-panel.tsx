import { useMemo, useState } from 'react'
import { STATUSES } from '#core/match/status.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { name } from '#core/player/name.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import { PanelFoot, Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { counts } from '../pairings/counts.ts'
import { isByePairing, pairings, standing, type Pairing } from '../pairings/pairing.ts'
import { StatusDonut } from '../pairings/status-donut.tsx'
import { STATUS_WORDS } from '../pairings/status-words.ts'
import styles from './status-panel.module.css'

/** Pairings listed until all are asked for. */
const LISTED = 10
const ALL = 'all'

/** How far the matches of a round are, or of all: one that is not played yet is pending. */
export function StatusPanel({ event, id }: { event: Snapshot; id: string }) {
  const now = useNow()
  const rounds = useMemo(() => event.rounds.map((_, at) => pairings(event, at + 1)), [event])
  const numbers = event.rounds.map((_, at) => String(at + 1)).toReversed()
  const [round, setRound] = useChoice('round', [...numbers, ALL], String(event.round))
  const [filter, setFilter] = useChoice('status', [ALL, ...STATUSES], ALL)
  const shown = round === ALL ? rounds.flat() : (rounds[Number(round) - 1] ?? [])
  const known = counts(shown, now)
  const only = known.find(({ status }) => status === filter)?.status
  return (
    <Panel
      title="Match statuses"
      action={
        <Select
          bare
          label="Round"
          value={round}
          onChoose={setRound}
          choices={[
            ...numbers.map((value) => ({ value, label: `Round ${value}` })),
            { value: ALL, label: 'All rounds' },
          ]}
        />
      }
    >
      <div className={styles.donut}>
        <StatusDonut counts={known} noun={['pairing', 'pairings']} only={only} share />
      </div>
      <div className={styles.filter}>
        <Select
          label="Show"
          value={only ?? ALL}
          onChoose={setFilter}
          choices={[
            { value: ALL, label: 'All statuses' },
            ...known.map(({ status }) => ({ value: status, label: STATUS_WORDS[status] })),
          ]}
        />
      </div>
      {only && (
        <Pairings
          key={`${round} ${only}`}
          event={event}
          id={id}
          pairings={shown.filter((pairing) => !isByePairing(pairing) && standing(pairing, now) === only)}
        />
      )}
    </Panel>
  )
}

function Pairings({ event, id, pairings }: { event: Snapshot; id: string; pairings: Pairing[] }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {(all ? pairings : pairings.slice(0, LISTED)).map((pairing) => (
          <li key={pairing.id}>
            <a href={`${tournamentPath(id, 'pairings', pairing.id.split('-')[1])}#${pairing.id}`}>
              <bdi>{name(event, pairing.white)}</bdi>
              <span> – </span>
              <bdi>{name(event, pairing.black)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {pairings.length > LISTED && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${pairings.length}`}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
