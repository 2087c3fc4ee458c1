import * as say from '#words/claim.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { SITE_NAMES, type ClaimableKind, type ClaimMethod } from '#core/people/claim.ts'
import { CLAIM_CODE_LENGTH } from '#core/limits/event.ts'
import type { Claim } from '../../api/answers.ts'
import { claimQueries, create, requestClaim } from '../../api/claims.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './claim-dialog.module.css'

interface ClaimDialogProps {
  type: ClaimableKind
  id: string
  name: string
  /** The initial value of the code field. */
  code: string
  onClose: () => void
}

export function ClaimDialog({ type, id, name, code, onClose }: ClaimDialogProps) {
  const cache = useQueryClient()
  const { data: claim } = useQuery(claimQueries.claim(type, id))
  // After a claim the refetched page redirects to the profile of the user.
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: BodyOf<'/player/:id/create'>) => create(type, id, input),
    onSuccess() {
      onClose()
      void cache.invalidateQueries()
    },
  })
  return (
    <Dialog title={say.claimName({ name })} onClose={onClose}>
      <form
        className={styles.code}
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ method: 'code', code: String(new FormData(event.currentTarget).get('code')) })
        }}
      >
        <p>{say.enterCode()}</p>
        <Field
          label={say.claimCode()}
          name="code"
          defaultValue={code}
          placeholder={say.codePlaceholder()}
          maxLength={CLAIM_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {type === 'team' ? say.registerTeam() : say.registerPlayer()}
          </Button>
        </DialogFoot>
      </form>
      <div className={styles.more}>
        {claim && <MethodList claim={claim} busy={isPending} onUse={(method) => mutate({ method })} />}
        {claim && <RequestForm type={type} id={id} claim={claim} />}
      </div>
    </Dialog>
  )
}

type ProofMethod = Exclude<ClaimMethod, 'code'>
const nameOf = (method: ProofMethod): string =>
  method === 'email' ? say.email() : method === 'facebook' ? 'Facebook' : SITE_NAMES[method]

function MethodList({ claim, busy, onUse }: { claim: Claim; busy: boolean; onUse: (method: ProofMethod) => void }) {
  return (
    <ul className={styles.ways}>
      {claim.ways.map(
        ({ method, code, why }) =>
          method !== 'code' && (
            <li key={method}>
              <span>
                <b>{nameOf(method)}</b>
                {why && <small>{why}</small>}
              </span>
              {code === null && (
                <Button small disabled={busy} onClick={() => onUse(method)}>
                  {say.byAccount()}
                </Button>
              )}
              {code === 'unlinked' && (
                <ButtonLink small href="/me/accounts">
                  {say.linkAccount()}
                </ButtonLink>
              )}
            </li>
          ),
      )}
    </ul>
  )
}

/** The last resort: a request to the director. */
function RequestForm({ type, id, claim }: { type: ClaimableKind; id: string; claim: Claim }) {
  const cache = useQueryClient()
  const { queryKey } = claimQueries.claim(type, id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestClaim(type, id),
    onSuccess: () => replaceAnswer(cache, queryKey, { ...claim, state: 'waiting' as const }),
  })
  if (claim.state === 'waiting') {
    return <MessageBar>{say.requestSent()}</MessageBar>
  }
  if (claim.hint === null) return null
  return (
    <>
      <MessageBar kind="warn">{claim.hint}</MessageBar>
      <Button disabled={isPending} onClick={() => mutate()}>
        {say.askDirector()}
      </Button>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </>
  )
}
