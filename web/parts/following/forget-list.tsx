import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { forgetList } from '../../api/star-sync.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Deletes the followed list on the server, and with it the feeds at its addresses. */
export function ForgetList() {
  const [isOpen, open] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: forgetList,
    throwOnError: false,
    onSuccess: () => open(false),
  })
  return (
    <>
      <Button look="quiet" onClick={() => open(true)}>
        Forget it all
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Forget it all"
          button="Forget it all"
          isPending={isPending}
          error={error?.message}
          onConfirm={() => mutate()}
          onClose={() => open(false)}
        >
          <p>Your list, its calendar, its news and its links are deleted, on every device. This can’t be undone.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
