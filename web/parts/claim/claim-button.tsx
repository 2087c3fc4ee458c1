import * as say from '#words/claim.js'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import type { ClaimableKind } from '#core/people/claim.ts'
import { useHasSession } from '../../api/session.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

const ClaimDialog = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./claim-dialog.tsx')).ClaimDialog,
  { edge: false },
)

/** Claims an unclaimed entry. A code in the address opens the dialog at once. */
export function ClaimButton({ type, id, name }: { type: ClaimableKind; id: string; name: string }) {
  const { pathname, search } = useLocation()
  const code = new URLSearchParams(search).get('claim') ?? ''
  const [isOpen, open] = useState(code !== '')
  const hasSession = useHasSession()
  const isHydrated = useHydrated()
  if (!hasSession) {
    return (
      <ButtonLink look="primary" href={loginPath(pathname + search)}>
        {say.registerButton()}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button look="primary" onClick={() => open(true)}>
        {say.registerButton()}
      </Button>
      {isHydrated && isOpen && (
        <Suspense>
          <ClaimDialog type={type} id={id} name={name} code={code} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
