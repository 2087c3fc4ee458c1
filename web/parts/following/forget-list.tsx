import * as say from '#words/following.js'
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
        {say.forgetItAll()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={say.forgetItAll()}
          button={say.forgetItAll()}
          isPending={isPending}
          error={error?.message}
          onConfirm={() => mutate()}
          onClose={() => open(false)}
        >
          <p>{say.forgetText()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
