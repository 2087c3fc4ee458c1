import * as say from '#words/minisView.js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EnteredResult } from '#core/match/entered-result.ts'
import type { RulingKind } from '#core/match/mini.ts'
import type { DeskChange } from '../../../api/desk.ts'
import type { PairingFacts } from './pairing-facts.ts'
import { tell, useDeskOutbox } from './result-acts.ts'

/** What a director enters for one match of a fixture. */
export interface MiniEntry {
  link?: string | null
  result?: EnteredResult
  ruling?: { kind: RulingKind; reason: string } | null
}

/** A director’s changes of one match of a fixture. */
export function useMiniActs({ snapshot, round, no, name }: PairingFacts, k: number, onSaved: () => void) {
  const cache = useQueryClient()
  const outbox = useDeskOutbox(snapshot)
  const label = snapshot.settings.segments[k - 1]?.label ?? ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: DeskChange['request']) => outbox().change(snapshot, { request }),
    onSuccess(answer) {
      onSaved()
      tell(cache, outbox(), answer, say.saved({ name, label }))
    },
  })
  const save = ({ link, result, ruling }: MiniEntry): void =>
    mutate(
      ruling === undefined
        ? { type: 'setMini', round, no, k, ...(link !== undefined && { link }), ...(result && { result }) }
        : { type: 'ruleMini', round, no, k, ruling: ruling && { ...ruling, ...(result && { result }) } },
    )
  return { save, isPending, error: error?.message }
}
