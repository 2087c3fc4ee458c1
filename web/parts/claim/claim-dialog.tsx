import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SITES, type Claimed, type ClaimMethod } from '#core/people/claim.ts'
import { claimQueries, create, requestClaim, type Claim } from '../../api/claims.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './claim-dialog.module.css'

interface ClaimDialogProps {
  type: Claimed
  id: string
  name: string
  /** What stands in the field at first. */
  code: string
  onClose: () => void
}

/** Asks how one shows that an entry is one's own, and makes it so. */
export function ClaimDialog({ type, id, name, code, onClose }: ClaimDialogProps) {
  const cache = useQueryClient()
  const { data: claim } = useQuery(claimQueries.claim(type, id))
  // The page of an entry that is somebody's leads on by itself.
  const { run, busy, fault } = useAct(
    (given: { method: ClaimMethod; code?: string }) => create(type, id, given),
    () => {
      onClose()
      void cache.invalidateQueries()
    },
  )
  return (
    <Dialog title={`Claim ${name}`} onClose={onClose}>
      <form
        className={styles.code}
        onSubmit={(event) => {
          event.preventDefault()
          void run({ method: 'code', code: String(new FormData(event.currentTarget).get('code')) })
        }}
      >
        <p>Enter the code from the tournament director, or use a verified account.</p>
        <Field
          label="Claim code"
          name="code"
          defaultValue={code}
          placeholder="xxxx-xxxx"
          maxLength={9}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={busy}>
            Register {type}
          </Button>
        </DialogFoot>
      </form>
      <div className={styles.more}>
        {claim && <Ways claim={claim} busy={busy} onUse={(method) => void run({ method })} />}
        {claim && <Ask type={type} id={id} claim={claim} />}
      </div>
    </Dialog>
  )
}

const NAMES: Record<ClaimMethod, string> = { ...SITES, code: 'Code', email: 'Email', facebook: 'Facebook' }

function Ways({ claim, busy, onUse }: { claim: Claim; busy: boolean; onUse: (method: ClaimMethod) => void }) {
  return (
    <ul className={styles.ways}>
      {claim.ways
        .filter(({ method }) => method !== 'code')
        .map(({ method, why }) => (
          <li key={method}>
            <span>
              <b>{NAMES[method]}</b>
              {why && <small>{why}</small>}
            </span>
            {why === null && (
              <Button small disabled={busy} onClick={() => onUse(method)}>
                Use
              </Button>
            )}
            {why?.startsWith('You need to link') && (
              <ButtonLink small href="/me/accounts">
                Link
              </ButtonLink>
            )}
          </li>
        ))}
    </ul>
  )
}

/** What is left where nothing else helps: asking the director. */
function Ask({ type, id, claim }: { type: Claimed; id: string; claim: Claim }) {
  const cache = useQueryClient()
  const { queryKey } = claimQueries.claim(type, id)
  const { run, busy, fault } = useAct(
    () => requestClaim(type, id),
    () => cache.setQueryData(queryKey, { ...claim, state: 'waiting' as const }),
  )
  if (claim.state === 'waiting') {
    return <MessageBar>You asked the tournament director. They will answer.</MessageBar>
  }
  if (claim.hint === null) return null
  return (
    <>
      <MessageBar kind="warn">{claim.hint}</MessageBar>
      <Button disabled={busy} onClick={() => void run(undefined)}>
        Ask the tournament director
      </Button>
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </>
  )
}
