import * as say from '#words/prizesDesk.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { prizesLike } from '#core/prizes/like-earlier.ts'
import type { PrizePlan } from '#core/tournament/prizes.ts'
import { notificationQueries } from '../../../api/notifications.ts'
import { tournamentQueries } from '../../../api/tournaments.ts'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './prizes-desk.module.css'

interface LikeEarlierProps {
  /** Id of the tournament that gets the prizes. */
  tournament: string
  /** Resolves to the refusal, or undefined on success. */
  save: (plan: PrizePlan) => Promise<Error | undefined>
}

/** Takes the prizes of another tournament that the user directs, such as the one of last year. */
export function LikeEarlier({ tournament, save }: LikeEarlierProps) {
  const { data = [] } = useQuery(notificationQueries.managed())
  const cache = useQueryClient()
  const {
    mutate,
    variables,
    error,
    data: refusal = error?.message,
  } = useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }): Promise<string | undefined> => {
      const { prizes } = await cache.fetchQuery(tournamentQueries.snapshot(id))
      const plan = prizes && prizesLike(prizes)
      if (!plan || plan.categories.length === 0) return say.noPrizesThere({ name })
      return (await save(plan))?.message
    },
  })
  const others = data.filter(({ tournamentId }) => tournamentId !== tournament)
  if (others.length === 0) return null
  return (
    <>
      <div className={styles.offers}>
        <Select
          label={say.sameAsIn()}
          value={refusal === undefined ? '' : (variables?.id ?? '')}
          onChoose={(id) => {
            const chosen = others.find(({ tournamentId }) => tournamentId === id)
            if (chosen) mutate({ id, name: chosen.name })
          }}
          choices={[
            { value: '', label: say.chooseTournament() },
            ...others.map(({ tournamentId, name }) => ({ value: tournamentId, label: name })),
          ]}
        />
      </div>
      {refusal !== undefined && <MessageBar kind="bad">{refusal}</MessageBar>}
    </>
  )
}
