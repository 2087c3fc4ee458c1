import * as say from '#words/deskSettings.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { deleteTournament } from '../../../api/removal.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notice.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { useMe } from '../../../api/session.ts'
import { profilePath } from '#core/addresses/paths.ts'
import styles from './people-panel.module.css'

/** Deletes the tournament after its name was typed. It can be restored for 30 days. */
export function DeletePanel({ id, name }: { id: string; name: string }) {
  const me = useMe()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteTournament(id, typed ?? ''),
    async onSuccess({ message }) {
      notify({ text: message })
      await navigate(me ? profilePath('@', me.id) : '/', { replace: true })
      cache.removeQueries({ queryKey: queryKeys.tournament(id) })
      await cache.invalidateQueries({ queryKey: queryKeys.me() })
      await cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
    },
  })
  return (
    <Panel title={say.deleteThisTournament()} id="delete">
      <PanelBody>
        <div className={styles.people}>
          <p>{say.deletionHint()}</p>
          <div>
            <Button look="danger" onClick={() => setTyped('')}>
              {say.deleteThisTournament()}
            </Button>
          </div>
        </div>
      </PanelBody>
      {typed !== undefined && (
        <ConfirmDialog
          title={say.deleteThisTournamentQuestion()}
          button={say.deleteTournament()}
          isPending={isPending || typed.trim() !== name.trim()}
          error={error?.message}
          onConfirm={() => mutate()}
          onClose={() => setTyped(undefined)}
        >
          <p>
            <T of={say.typeItsNameToConfirm({ b: <b>{name}</b> })} />
          </p>
          <Field
            label={sayCommon.name()}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </Panel>
  )
}
