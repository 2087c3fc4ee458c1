import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { competitorName } from '#core/snapshot/names.ts'
import { looseName } from '#core/text/fold.ts'
import { deskQueries } from '../../api/desk.ts'
import { AddPlayer } from '../../parts/desk/players/add-player.tsx'
import { CheckInBar, type CheckInFilter } from '../../parts/desk/players/check-in-bar.tsx'
import { presenceOf, type Presence } from '../../parts/desk/players/presence.ts'
import { PlayerRow } from '../../parts/desk/players/player-row.tsx'
import { RenumberButton } from '../../parts/desk/players/entry-tools.ts'
import { PasteField } from '../../parts/desk/players/paste-panel.tsx'
import { useEntryList } from '../../parts/import/use-entry-list.ts'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import styles from './players.module.css'

const FIRST_SHOWN = 100

/** Entries, with check-in and byes, and forms to add more. */
export function PlayersTab(props: TabProps) {
  const { snapshot, facts } = props
  const [search, setSearch] = useState('')
  const [shows, setShows] = useState<'paste' | 'add'>()
  const [isAll, showAll] = useState(false)
  const [filter, setFilter] = useState<CheckInFilter>('all')
  const { players, settings } = snapshot
  const isTeams = settings.competitors === 'team'
  const noun = isTeams ? 'team' : 'player'
  const wanted = looseName(search).trim()
  const presence = presenceOf(snapshot, facts)
  const listed = filter === 'all' ? undefined : new Set(filter === 'here' ? presence.here : missingOf(presence))
  const found = players.no
    .map((no, position) => ({ no, position }))
    .filter(
      ({ no, position }) =>
        (listed?.has(no) ?? true) &&
        (wanted === '' || String(no) === wanted || looseName(competitorName(snapshot, position)).includes(wanted)),
    )
  const shown = isAll ? found : found.slice(0, FIRST_SHOWN)
  const isEmpty = players.no.length === 0
  const { data: known = [] } = useQuery({ ...deskQueries.entries(props.id), enabled: !isEmpty })
  const details = new Map(known.map((one) => [one.no, one]))
  const paid = known.filter(({ fee }) => fee === 'paid').length
  return (
    <div className={layout.stack}>
      <div className={styles.bar}>
        <h2>{isTeams ? 'Teams' : 'Players'}</h2>
        <span>
          {players.no.length} entered
          {paid > 0 && `, ${paid} paid`}
        </span>
        <div className={styles.acts}>
          {!isEmpty && (
            <Suspense>
              <RenumberButton {...props} />
            </Suspense>
          )}
          <Button
            aria-expanded={shows === 'paste' || isEmpty}
            onClick={() => setShows(shows === 'paste' ? undefined : 'paste')}
          >
            Paste a list
          </Button>
          <Button
            look="primary"
            aria-expanded={shows === 'add'}
            onClick={() => setShows(shows === 'add' ? undefined : 'add')}
          >
            Add a {noun}
          </Button>
        </div>
      </div>
      {shows === 'add' && (
        <Panel title={`Add a ${noun}`}>
          <PanelBody>
            <AddPlayer snapshot={snapshot} details={known} actions={props.actions} />
          </PanelBody>
        </Panel>
      )}
      {(shows === 'paste' || isEmpty) && <Paste {...props} onDone={() => setShows(undefined)} />}
      {isEmpty ? (
        <EmptyState sentence={`No ${noun}s entered yet.`} />
      ) : (
        <Panel>
          <CheckInBar {...{ snapshot, presence, filter }} onFilter={setFilter} actions={props.actions} />
          <div className={styles.search}>
            <SearchBox label="Name or number" value={search} onSearch={setSearch} />
          </div>
          <ol className={styles.list}>
            {shown.map(({ no, position }) => (
              <PlayerRow
                key={no}
                {...props}
                {...{ no, position, known }}
                details={details.get(no)}
                isCheckingIn={filter === 'missing'}
              />
            ))}
            {found.length === 0 && <li className={styles.none}>{noneText(filter, wanted)}</li>}
          </ol>
          {found.length > shown.length && (
            <PanelFoot>
              <button type="button" onClick={() => showAll(true)}>
                Show all {found.length}
              </button>
            </PanelFoot>
          )}
        </Panel>
      )}
    </div>
  )
}

const missingOf = ({ absent, unknown }: Presence): number[] => [...absent, ...unknown]

const noneText = (filter: CheckInFilter, wanted: string): string =>
  wanted !== '' ? 'No results.' : filter === 'missing' ? 'Everyone is here.' : 'Nobody is here yet.'

/** Adds a pasted list as one change. */
function Paste({ snapshot, actions, onDone }: TabProps & { onDone: () => void }) {
  const [text, setText] = useState('')
  const isTeams = snapshot.settings.competitors === 'team'
  const known = snapshot.players.no.map((_, position) => competitorName(snapshot, position))
  const pasted = useEntryList(text, isTeams, known)
  const { entries } = pasted
  const question = useLeaveQuestion(() => text.trim() !== '')
  const add = async (): Promise<void> => {
    if (await actions.change({ type: 'addEntries', entries })) return
    setText('')
    onDone()
  }
  return (
    <Panel title="Paste a list">
      <PanelBody>
        <div className={layout.stack}>
          <PasteField label={isTeams ? 'Teams' : 'Players'} text={text} pasted={pasted} onText={setText} />
          <div>
            <Button look="primary" disabled={entries.length === 0 || actions.isBusy} onClick={() => void add()}>
              Add {entries.length > 0 && entries.length} {isTeams ? 'teams' : 'players'}
            </Button>
          </div>
        </div>
        {question}
      </PanelBody>
    </Panel>
  )
}
