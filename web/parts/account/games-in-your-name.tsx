import * as say from '#words/starts.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lichessGamesQuery, stopLichessGames } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './games-in-your-name.module.css'

/** Whether arbiters can start games on Lichess in the user’s name, and whether the user can start many. */
export function GamesInYourName({ isBusy, onAllow }: { isBusy: boolean; onAllow: (games: 'play' | 'bulk') => void }) {
  const cache = useQueryClient()
  const { data } = useQuery(lichessGamesQuery())
  const { mutate, isPending, error } = useMutation({
    mutationFn: stopLichessGames,
    onSuccess: () => void cache.invalidateQueries(),
  })
  if (!data) return null
  const { play, bulk, until } = data
  const time = until === null ? '…' : <Time at={until} />
  return (
    <div className={styles.games}>
      <b>{say.permissions()}</b>
      <p>{play ? <T of={say.permissionsPlay({ time })} /> : say.permissionsOff()}</p>
      {bulk && (
        <p>
          <T of={say.permissionsBulk({ time })} />
        </p>
      )}
      <div>
        {!play && (
          <Button small disabled={isBusy} onClick={() => onAllow('play')}>
            {say.allowPlay()}
          </Button>
        )}
        {!bulk && (
          <Button small disabled={isBusy} onClick={() => onAllow('bulk')}>
            {say.allowBulk()}
          </Button>
        )}
        {(play || bulk) && (
          <Button small disabled={isPending} onClick={() => mutate()}>
            {say.takeBack()}
          </Button>
        )}
      </div>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </div>
  )
}
