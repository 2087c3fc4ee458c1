import * as say from '#words/people.js'
import * as sayLate from '#words/peopleLate.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { managePath } from '#core/addresses/paths.ts'
import { DAY } from '#core/time.ts'
import { deletedQuery, restoreTournament } from '../../api/removal.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './deleted-table.module.css'

/** Deleted tournaments that the user may restore. Renders nothing when there are none. */
export function DeletedTable() {
  const { data = [] } = useQuery(deletedQuery())
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string) => restoreTournament(id),
    async onSuccess({ id }) {
      await cache.invalidateQueries({ queryKey: queryKeys.me() })
      await cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
      await navigate(managePath(id))
    },
  })
  if (data.length === 0) return null
  return (
    <Panel title={<span className={layout.caps}>{say.deletedTournamentsHead()}</span>} count={data.length}>
      <ul className={styles.list} aria-label={say.deletedTournaments()}>
        {data.map(({ id, name, deletedAt }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
              <small>
                <T of={sayLate.goneForGoodOn({ date: <Time at={deletedAt + 30 * DAY} as="date" /> })} />
              </small>
            </span>
            <Button small disabled={isPending} aria-label={say.restoreNamed({ name })} onClick={() => mutate(id)}>
              {say.restore()}
            </Button>
          </li>
        ))}
      </ul>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </Panel>
  )
}
