import * as say from '#words/tournamentPages.js'
import { useDeferredValue, useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useChoice, useChoices, useSearchText } from '../../navigation/use-search-param.ts'
import { choicesOf, entriesOf, FILTERS, hasValue, yearOf } from '../../parts/entries/entries.ts'
import { StartingList } from '../../parts/entries/starting-list.tsx'
import { Federations } from '../../parts/entries/federations.tsx'
import { countryName } from '../../parts/people/country-name.ts'
import { nameFilter } from '../../parts/standings/name-filter.ts'
import { PrintedTitle } from '../../parts/tournament/printed-title.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SeedingNote } from '../../parts/entries/seeding-note.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './players.module.css'
import toolbar from './toolbar.module.css'

interface PlayersProps {
  snapshot: Snapshot
  id: string
}

/** The starting list and the federations, before the first round. */
export function PlayersPage({ snapshot, id }: PlayersProps) {
  return snapshot.settings.competitors === 'team' ? (
    <List snapshot={snapshot} id={id} details={NONE} />
  ) : (
    <DetailedList snapshot={snapshot} id={id} />
  )
}

const NONE: PublicEntryDetails[] = []

function DetailedList({ snapshot, id }: PlayersProps) {
  const { data } = useSuspenseQuery(tournamentQueries.entryDetails(id))
  return <List snapshot={snapshot} id={id} details={data} />
}

const FILTER_LABELS = { federation: say.federation, sex: say.sex, age: say.ageGroup, club: say.club }

function List({ snapshot, id, details }: PlayersProps & { details: PublicEntryDetails[] }) {
  const isOwn = useIsOwnEntry()
  const entries = useMemo(() => entriesOf(snapshot, details), [snapshot, details])
  const [params, change] = useChoices()
  const [view, setView] = useChoice('view', ['list', 'federations'], 'list')
  const [sought, seek] = useSearchText()
  const later = useDeferredValue(sought)
  const year = yearOf(snapshot)
  const team = snapshot.settings.competitors === 'team'
  const filters = FILTERS.map((filter) => {
    const choices = choicesOf(filter, entries, year, countryName)
    const value = choices.find((choice) => choice.value === params.get(filter))?.value ?? ''
    return { filter, choices, value }
  }).filter(({ choices }) => choices.length > 0)
  const isSought = nameFilter(later)
  const shown = entries.filter(
    (entry) => isSought(entry) && filters.every(({ filter, value }) => !value || hasValue(filter, value, entry, year)),
  )
  if (entries.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.noPlayersEnteredYet()} />
      </Panel>
    )
  }
  const noun = team ? say.team() : say.player()
  const hasFederations = entries.some(({ nationality }) => nationality)
  const isFederations = view === 'federations' && hasFederations
  return (
    <>
      <div className={toolbar.toolbar}>
        {hasFederations && (
          <Segmented
            label={say.show()}
            value={view}
            onChoose={setView}
            choices={[
              { value: 'list', label: team ? say.teams() : say.players() },
              { value: 'federations', label: say.federations() },
            ]}
          />
        )}
        {!isFederations && (
          <div className={styles.filters}>
            {filters.map(({ filter, choices, value }) => (
              <Select
                key={filter}
                label={FILTER_LABELS[filter]()}
                value={value}
                onChoose={(next) => change({ [filter]: next || undefined })}
                choices={choices}
              />
            ))}
            <div className={toolbar.search}>
              <SearchForm label={team ? say.findATeam() : say.findAPlayer()} value={sought} onSearch={seek} />
            </div>
          </div>
        )}
      </div>
      <PrintedTitle date={snapshot.dates[0]}>{say.startingList()}</PrintedTitle>
      {isFederations ? (
        <Panel title={say.federations()}>
          <Federations snapshot={snapshot} hrefOf={(code) => `${tournamentPath(id, 'players')}?federation=${code}`} />
        </Panel>
      ) : (
        <Panel
          title={say.startingList()}
          count={
            shown.length === entries.length
              ? entries.length
              : say.shownOf({ shown: shown.length, count: entries.length })
          }
        >
          {shown.length === 0 ? (
            <EmptyState
              sentence={
                later.trim()
                  ? say.noResultsFor({ sought: later.trim() })
                  : team
                    ? say.noTeamsMatch()
                    : say.noPlayersMatch()
              }
            />
          ) : (
            <StartingList
              entries={entries}
              shown={shown}
              ratings={snapshot.settings.showRatings}
              noun={noun}
              isOwn={isOwn}
            />
          )}
          <SeedingNote settings={snapshot.settings} details={details} />
        </Panel>
      )}
    </>
  )
}
