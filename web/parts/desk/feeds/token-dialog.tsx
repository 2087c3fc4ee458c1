import * as say from '#words/deskFeeds.js'
import { useMutation } from '@tanstack/react-query'
import { pushAddress } from '#core/boards/sources.ts'
import { makeBoardToken } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import styles from '../../account/settings-form.module.css'
import feeds from './feeds.module.css'

/** A token with which a program pushes, shown once, and where to push. */
export function TokenDialog({ id, source, onClose }: { id: string; source: string; onClose: () => void }) {
  const { data, mutate, isPending, error } = useMutation({ mutationFn: () => makeBoardToken(id) })
  return (
    <Dialog title={say.pushedToUs()} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{say.pushSteps()}</p>
        <dl className={feeds.facts}>
          <dt>{say.siteAddress()}</dt>
          <dd>
            <code dir="ltr">{location.origin}</code>
          </dd>
          <dt>{say.roundId()}</dt>
          <dd>
            <code dir="ltr">{source}</code>
          </dd>
          <dt>{say.pushAddress()}</dt>
          <dd>
            <code dir="ltr">{pushAddress(location.origin, source)}</code>
          </dd>
        </dl>
        {data && <ShownOnce label={say.token()} secret={data.token} />}
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <div className={styles.acts}>
          {data ? (
            <Button look="primary" onClick={onClose}>
              {say.done()}
            </Button>
          ) : (
            <Button look="primary" disabled={isPending} onClick={() => mutate()}>
              {say.makeAToken()}
            </Button>
          )}
        </div>
        <p>{say.tokenHint()}</p>
      </div>
    </Dialog>
  )
}
