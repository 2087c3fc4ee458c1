import * as say from '#words/pages.js'
import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import type { TeamRow as Team } from '#core/rows/profile.ts'
import { PAGE_SIZE } from '../api/name-list.ts'
import { teamQueries } from '../api/teams.ts'
import { useMediaQuery } from '../hooks/use-media-query.ts'
import { useLocalStorage } from '../hooks/use-local-storage.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useChoices } from '../navigation/use-search-param.ts'
import { ByLetter } from '../parts/people/by-letter.tsx'
import { GRID, ROWS_ICON as ROWS_DRAWING } from '../parts/people/icons.ts'
import { LetterNav } from '../parts/people/letter-nav.tsx'
import { NameList } from '../parts/people/name-list.tsx'
import { TeamPreview } from '../parts/people/team-preview.tsx'
import { TeamChoice, TeamRow } from '../parts/people/team-row.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './teams.module.css'
import { useNameList } from './use-name-list.ts'

const DISPLAYS = [
  { value: 'grid', label: say.displayGrid, drawing: <Icon of={GRID} /> },
  { value: 'compact', label: say.displayCompact, drawing: <Icon of={ROWS_DRAWING} /> },
] as const

/** All teams by first letter, paged. */
export function TeamsPage() {
  useDocumentTitle(PAGES.teams.title)
  const names = useNameList()
  const [display, setDisplay] = useDisplay()
  const { data: letters } = useSuspenseQuery(teamQueries.letters())
  const { data: rows, error, refetch } = useQuery(teamQueries.list(names.asked))
  const shown = rows?.slice(0, PAGE_SIZE)
  return (
    <NameList
      title={say.teams()}
      words={{ find: say.findTeams(), notLoaded: say.teamsNotLoaded() }}
      other={{ href: '/users', word: say.users() }}
      page="/teams"
      names={names}
      rows={shown}
      next={rows && rows.length > PAGE_SIZE ? shown?.at(-1)?.id : undefined}
      error={error}
      onRetry={() => void refetch()}
      empty={say.noTeamsYet()}
      letters={<LetterNav page="/teams" letters={letters} current={names.from} />}
      tools={<Segmented label={say.display()} value={display} onChoose={setDisplay} choices={DISPLAYS} />}
    >
      {(teams) => (display === 'grid' ? <Grid teams={teams} /> : <Compact key={teams[0]?.id} teams={teams} />)}
    </NameList>
  )
}

type Display = (typeof DISPLAYS)[number]['value']

/** From the address, else the last choice in this browser. */
function useDisplay(): [Display, (display: Display) => void] {
  const [params, change] = useChoices()
  const [stored, store] = useLocalStorage('teams')
  const find = (word: string | null) => DISPLAYS.find(({ value }) => value === word)?.value
  return [
    find(params.get('view')) ?? find(stored) ?? 'grid',
    (display) => {
      store(display)
      change({ view: display === 'grid' ? undefined : display })
    },
  ]
}

const nameOf = ({ name }: Team): string => name

function Grid({ teams }: { teams: Team[] }) {
  return (
    <Panel aria-label={say.teamsByName()}>
      <ByLetter rows={teams} nameOf={nameOf} grid>
        {(team) => <TeamRow team={team} />}
      </ByLetter>
    </Panel>
  )
}

/** A dense list with the selected team beside it; on a phone below its row. */
function Compact({ teams }: { teams: Team[] }) {
  const narrow = useMediaQuery('(max-width: 959px)')
  const [chosen, setChosen] = useState<string>()
  const selected = chosen ?? (narrow ? undefined : teams[0]?.id)
  return (
    <div className={styles.compact}>
      <Panel aria-label={say.teamsByName()}>
        <ByLetter rows={teams} nameOf={nameOf} grid={false}>
          {(team) => (
            <>
              <TeamChoice
                team={team}
                selected={team.id === selected}
                onSelect={(id) => setChosen(narrow && id === selected ? undefined : id)}
              />
              {narrow && team.id === selected && <TeamPreview id={team.id} />}
            </>
          )}
        </ByLetter>
      </Panel>
      {!narrow && selected !== undefined && (
        <Panel className={styles.preview} aria-label={say.selectedTeam()}>
          <TeamPreview id={selected} />
        </Panel>
      )}
    </div>
  )
}
