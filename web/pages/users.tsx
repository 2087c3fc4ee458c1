import * as say from '#words/pages.js'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { PAGE_SIZE } from '../api/name-list.ts'
import { userQueries } from '../api/users.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { ByLetter } from '../parts/people/by-letter.tsx'
import { LetterNav } from '../parts/people/letter-nav.tsx'
import { NameList } from '../parts/people/name-list.tsx'
import { PersonRow } from '../parts/people/person-row.tsx'
import { Panel } from '../ui/panel.tsx'
import { useNameList } from './use-name-list.ts'

/** All users by username, with presence and licence, paged. */
export function UsersPage() {
  useDocumentTitle(PAGES.users.title)
  const names = useNameList()
  const { data: letters } = useSuspenseQuery(userQueries.letters())
  const { data: rows, error, refetch } = useQuery(userQueries.list(names.asked))
  const shown = rows?.slice(0, PAGE_SIZE)
  return (
    <NameList
      title={say.users()}
      words={{ find: say.findUsers(), notLoaded: say.usersNotLoaded() }}
      other={{ href: '/teams', word: say.teams() }}
      page="/users"
      names={names}
      rows={shown}
      next={rows && rows.length > PAGE_SIZE ? shown?.at(-1)?.id : undefined}
      error={error}
      onRetry={() => void refetch()}
      empty={say.noUsersYet()}
      letters={<LetterNav page="/users" letters={letters} current={names.from} />}
    >
      {(people) => (
        <Panel aria-label={say.usersByUsername()}>
          <ByLetter rows={people} nameOf={({ username }) => username} grid>
            {(person) => <PersonRow person={person} />}
          </ByLetter>
        </Panel>
      )}
    </NameList>
  )
}
