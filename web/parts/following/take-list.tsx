import * as say from '#words/following.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { takeList } from '../../api/star-sync.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from './following.module.css'
import { useFollowState } from './use-follow-state.ts'

const SECRET = /^[\w-]{43}$/

/** Adopts a list from a link. It needs a press, so that opening a link alone changes nothing. */
export function TakeList() {
  const secret = useHash()
  const own = useFollowState()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: takeList,
    throwOnError: false,
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.following('').slice(0, 1) })
      void navigate('/following', { replace: true })
    },
  })
  if (!SECRET.test(secret) || secret === own.secret) return null
  return (
    <Panel title={say.listFromDevice()}>
      <PanelBody>
        <div className={styles.body}>
          <p>{own.isAccount ? say.moveIntoAccount() : say.followTheSame()}</p>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          <div className={styles.buttons}>
            <Button look="primary" disabled={isPending} onClick={() => mutate(secret)}>
              {own.isAccount ? say.moveList() : say.takeThisList()}
            </Button>
            <ButtonLink look="quiet" href="/following">
              {say.cancel()}
            </ButtonLink>
          </div>
        </div>
      </PanelBody>
    </Panel>
  )
}
