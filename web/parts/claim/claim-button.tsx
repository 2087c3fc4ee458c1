import { Suspense, useState } from 'react'
import { loginPath } from '#core/addresses/return-path.ts'
import type { ClaimableKind } from '#core/people/claim.ts'
import { hasSession } from '../../api/session.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

const ClaimDialog = lazyView(async () => (await import('./claim-dialog.tsx')).ClaimDialog)

/** The code that the address brings along, if one. */
const codeHere = (): string => new URLSearchParams(location.search).get('claim') ?? ''

/** Registers an entry that is nobody's yet; a code in the address opens the dialog at once. */
export function ClaimButton({ type, id, name }: { type: ClaimableKind; id: string; name: string }) {
  const [isOpen, open] = useState(() => codeHere() !== '')
  if (!hasSession()) {
    return (
      <ButtonLink look="primary" href={loginPath(location.pathname + location.search)}>
        Register
      </ButtonLink>
    )
  }
  return (
    <>
      <Button look="primary" onClick={() => open(true)}>
        Register
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimDialog type={type} id={id} name={name} code={codeHere()} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
