import * as say from '#words/team.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { differingFields, type MergedField } from '#core/people/team-merge.ts'
import type { TeamProfile } from '#core/rows/profile.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { mergeTeams } from '../../api/team-mutations.ts'
import { teamQueries } from '../../api/teams.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import form from '../../ui/prompt.module.css'
import styles from './merge-dialog.module.css'

const LABELS: Record<MergedField, () => string> = {
  description: say.description,
  ecf: () => 'ECF',
  fide: () => 'FIDE',
}

export function MergeDialog({ team, into, onClose }: { team: TeamProfile; into: string; onClose: () => void }) {
  const { data: target } = useQuery(teamQueries.profile(into))
  return (
    <Dialog title={say.mergeIntoTeam({ name: target?.name ?? '…' })} onClose={onClose}>
      {target ? <Choice from={team} to={target} onClose={onClose} /> : <Skeleton rows={2} height={60} head={false} />}
    </Dialog>
  )
}

function Choice({ from, to, onClose }: { from: TeamProfile; to: TeamProfile; onClose: () => void }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (keepFields: MergedField[]) => mergeTeams(from.id, { to: to.id, keepFields }),
    onSuccess({ id }) {
      onClose()
      void navigate(profilePath('team', id), { replace: true })
      void cache.invalidateQueries()
    },
  })
  const fields = differingFields(from, to)
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget)
        mutate(fields.filter((field) => chosen.get(field) === from.id))
      }}
    >
      <p>
        {fields.length > 0 && `${say.fieldsDiffer({ count: fields.length })} `}
        <T of={say.everythingMoves({ from: <bdi>{from.name}</bdi>, to: <bdi>{to.name}</bdi> })} />
      </p>
      {fields.map((field) => (
        <fieldset key={field} className={styles.keep}>
          <legend>{LABELS[field]()}</legend>
          {[to, from].map((one) => (
            <label key={one.id} aria-label={joinComma([one[field] || say.notSet(), one.name])}>
              <input type="radio" name={field} value={one.id} defaultChecked={one === (to[field] ? to : from)} />
              <span>
                <bdi>{one[field] || say.notSet()}</bdi>
                <small>
                  <bdi>{one.name}</bdi>
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="danger" disabled={isPending}>
          {say.mergeTeams()}
        </Button>
      </DialogFoot>
    </form>
  )
}
