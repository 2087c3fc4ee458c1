import * as say from '#words/managePages.js'
import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { competitorName } from '#core/snapshot/names.ts'
import { looseName } from '#core/text/fold.ts'
import { deskQueries } from '../../api/desk.ts'
import { AddPlayer } from '../../parts/desk/players/add-player.tsx'
import { CheckInBar, type CheckInFilter } from '../../parts/desk/players/check-in-bar.tsx'
import { presenceOf, type Presence } from '../../parts/desk/players/presence.ts'
import { PlayerRow } from '../../parts/desk/players/player-row.tsx'
import { RefreshButton, RenumberButton } from '../../parts/desk/players/entry-tools.ts'
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
  const addLabel = isTeams ? say.addTeam() : say.addPlayer()
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
        <h2>{isTeams ? say.headTeams() : say.headPlayers()}</h2>
        <span>
          {paid > 0
            ? say.enteredAndPaid({ entered: players.no.length, paid })
            : say.entered({ entered: players.no.length })}
        </span>
        <div className={styles.acts}>
          {!isEmpty && (
            <Suspense>
              <RefreshButton {...props} details={known} />
              <RenumberButton {...props} />
            </Suspense>
          )}
          <Button
            aria-expanded={shows === 'paste' || isEmpty}
            onClick={() => setShows(shows === 'paste' ? undefined : 'paste')}
          >
            {say.pasteAList()}
          </Button>
          <Button
            look="primary"
            aria-expanded={shows === 'add'}
            onClick={() => setShows(shows === 'add' ? undefined : 'add')}
          >
            {addLabel}
          </Button>
        </div>
      </div>
      {shows === 'add' && (
        <Panel title={addLabel}>
          <PanelBody>
            <AddPlayer snapshot={snapshot} details={known} actions={props.actions} />
          </PanelBody>
        </Panel>
      )}
      {(shows === 'paste' || isEmpty) && <Paste {...props} onDone={() => setShows(undefined)} />}
      {isEmpty ? (
        <EmptyState sentence={isTeams ? say.noTeamsEntered() : say.noPlayersEntered()} />
      ) : (
        <Panel>
          <CheckInBar {...{ snapshot, presence, filter }} onFilter={setFilter} actions={props.actions} />
          <div className={styles.search}>
            <SearchBox label={say.nameOrNumber()} value={search} onSearch={setSearch} />
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
                {say.showAll({ count: found.length })}
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
  wanted !== '' ? say.noResults() : filter === 'missing' ? say.everyoneIsHere() : say.nobodyIsHereYet()

function addedText(count: number, isTeams: boolean): string {
  if (count === 0) return isTeams ? say.addTeams() : say.addPlayers()
  return isTeams ? say.addCountedTeams({ count }) : say.addCountedPlayers({ count })
}

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
    <Panel title={say.pasteAList()}>
      <PanelBody>
        <div className={layout.stack}>
          <PasteField
            label={isTeams ? say.headTeams() : say.headPlayers()}
            text={text}
            pasted={pasted}
            onText={setText}
          />
          <div>
            <Button look="primary" disabled={entries.length === 0 || actions.isBusy} onClick={() => void add()}>
              {addedText(entries.length, isTeams)}
            </Button>
          </div>
        </div>
        {question}
      </PanelBody>
    </Panel>
  )
}
