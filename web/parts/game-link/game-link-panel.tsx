import * as sayDaily from '#words/daily.js'
import * as say from '#words/gameLink.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { HOUR } from '#core/time.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { MAX_GAME_LINK } from '#core/limits/links.ts'
import { addLink, linkQueries } from '../../api/links.ts'
import { useMe } from '../../api/session.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { linkHint } from './link-fault.ts'
import styles from './game-link-panel.module.css'

/** Time for which the panel stays away after "Later". */
const SNOOZE = 12 * HOUR
const MINUTE = 60_000

/** Asks on every page for the game link of one of the user's matches, until it is entered or postponed. */
export function GameLinkPanel() {
  const me = useMe()
  const cache = useQueryClient()
  const now = useNow(MINUTE)
  const [later, keep] = useLocalStorage('game-link-later')
  const isAway = later !== null && now < Number(later) + SNOOZE
  const pending = linkQueries.pendingOfUser(me?.username ?? '')
  const { data = [] } = useQuery({
    ...pending,
    enabled: !isAway && me !== null && me !== undefined && me.players.length > 0,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: addLink,
    onSuccess: () => void cache.invalidateQueries(),
  })
  const [next] = data
  if (!next || isAway) return null
  const { id, tournamentId, source, type, name, proposed } = next
  return (
    <aside className={styles.panel} aria-label={say.gameLink()}>
      <form
        key={id}
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ id, tournamentId, link: String(new FormData(event.currentTarget).get('link')).trim() })
        }}
      >
        <p>
          <T
            of={say.whereIsPlayed({
              game: (
                <Link to={matchPath(id)}>
                  <bdi>{name}</bdi>
                </Link>
              ),
            })}
          />
        </p>
        <Field
          label={say.gameLink()}
          name="link"
          hint={proposed === null ? linkHint(source, type) : sayDaily.foundInLists()}
          {...(proposed !== null && { defaultValue: proposed })}
          maxLength={MAX_GAME_LINK}
          autoComplete="off"
          required
        />
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <div className={styles.foot}>
          <Button small look="quiet" onClick={() => keep(String(Date.now()))}>
            {say.later()}
          </Button>
          <Button small type="submit" look="primary" disabled={isPending}>
            {say.addGameLink()}
          </Button>
        </div>
      </form>
    </aside>
  )
}
