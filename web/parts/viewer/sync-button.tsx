import * as say from '#words/viewer.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { matchQueries, sync } from '../../api/matches.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { REFRESH_CW } from '../../ui/icons.ts'
import styles from './match-head.module.css'

export function SyncButton({ id }: { id: string }) {
  const cache = useQueryClient()
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => sync(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: matchQueries.result(id).queryKey }),
  })
  return (
    <>
      <Button small className={styles.act} aria-disabled={isPending} onClick={() => isPending || mutate()}>
        <Icon of={REFRESH_CW} size={14} />
        {say.sync()}
      </Button>
      <span role="status" className={layout.heard}>
        {error ? error.message : isPending ? say.checkingTheChessSite() : isSuccess ? say.checkedTheChessSite() : ''}
      </span>
    </>
  )
}
