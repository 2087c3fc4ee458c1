import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { looseName } from '#core/text/fold.ts'
import { PLACE_STATES, type PlaceState } from '#core/festival/waiting.ts'
import type { DeskPerson } from '#core/rows/festival-rows.ts'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import { useSearchText } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import pages from '../festival/festival.module.css'
import { AddPerson } from './add-person.tsx'
import { PersonRow } from './person-row.tsx'
import { PLACE_WORDS } from './place-words.ts'
import type { FestivalTabProps } from './tab-props.ts'

/** Everybody who entered, with what can be done about each place. */
export function PeoplePanel({ desk, actions }: FestivalTabProps) {
  const { data, error, refetch } = useQuery(festivalDeskQueries.register(desk.festival.id))
  const [text, setText] = useSearchText()
  const [section, chooseSection] = useState('')
  const [state, chooseState] = useState<'' | PlaceState>('')
  if (!data && !error) return <Skeleton rows={8} />
  const people = (data?.people ?? []).filter((person) => isShown(person, looseName(text.trim()), section, state))
  return (
    <div className={layout.stack}>
      <Panel title={say.people()} count={data?.people.length || undefined}>
        {error && !data && <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />}
        {data?.people.length === 0 ? (
          <NobodyYet desk={desk} />
        ) : (
          <>
            <div className={pages.bar}>
              <SearchBox label={sayPages.name()} value={text} onSearch={setText} />
              <Select
                bare
                label={sayPages.headSection()}
                value={section}
                onChoose={chooseSection}
                choices={[
                  { value: '', label: sayPages.allSections() },
                  ...desk.sections.map(({ tournament, word }) => ({ value: tournament, label: word })),
                ]}
              />
              <Select
                bare
                label={say.headState()}
                value={state}
                onChoose={chooseState}
                choices={[
                  { value: '', label: say.allStates() },
                  ...PLACE_STATES.map((one) => ({ value: one, label: PLACE_WORDS[one] })),
                ]}
              />
            </div>
            <ul className={pages.people}>
              {people.map((person) => (
                <PersonRow key={person.no} person={person} desk={desk} actions={actions} />
              ))}
            </ul>
            {people.length === 0 && <EmptyState sentence={sayPages.nobodyFound()} />}
          </>
        )}
      </Panel>
      <AddPerson desk={desk} actions={actions} />
    </div>
  )
}

/** Players whose tournaments became sections are in no entry of the festival. */
function NobodyYet({ desk: { festival, sections } }: Pick<FestivalTabProps, 'desk'>) {
  const hasPlayers = sections.some(({ players }) => players > 0)
  return (
    <EmptyState
      sentence={hasPlayers ? say.nobodyByForm() : sayPages.nobodyYet()}
      button={
        hasPlayers && (
          <ButtonLink small href={festivalPath(festival.id, 'entries')}>
            {say.allPlayers()}
          </ButtonLink>
        )
      }
    >
      {say.peopleComeByForm()}
    </EmptyState>
  )
}

const isShown = (person: DeskPerson, sought: string, section: string, state: '' | PlaceState): boolean =>
  looseName(`${person.firstName} ${person.lastName} ${person.club ?? ''} ${person.reference}`).includes(sought) &&
  ((section === '' && state === '') ||
    person.places.some(
      (place) => (section === '' || place.section === section) && (state === '' || place.state === state),
    ))
