import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import type { ApiError } from '../../../api/client.ts'
import { changeAtDesk } from '../../../api/desk.ts'
import { confirmResults, setResult, undoResult } from '../../../api/director.ts'
import { notify } from '../../../ui/notice.tsx'
import { resultLabel } from './result-label.ts'
import type { PairingFacts } from './pairing-facts.ts'

const NEW_KEY_BYTES = 12
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NEW_KEY_BYTES)), (byte) => byte.toString(36)).join('')

// A request whose answer was lost is sent again with the same idempotency key.
const RETRY = { retry: (failures: number, error: ApiError) => failures < 2 && error.status === 0, retryDelay: 500 }

interface ChangeNotice {
  version: number
  text: string
}

/** Shows a notice of the change, with an undo button. */
function tell(cache: QueryClient, tournament: string, { version, text }: ChangeNotice): void {
  void cache.invalidateQueries()
  const undo = () =>
    void undoResult(tournament, { version }, newKey()).then(
      () => {
        notify({ text: 'Result undone.' })
        return cache.invalidateQueries()
      },
      (error: ApiError) => notify({ text: error.message }),
    )
  notify({ text, action: { label: 'Undo', run: undo } })
}

interface ResultEntry {
  result: EnteredResult
  reason?: string
  /** For a correction: what else happens with it. */
  goes?: 'redraw' | 'ratingReport' | BracketWay | undefined
}

/** A director's mutations on the result of a pairing. `onSaved` is called after each success. */
export function useResultActs({ id, tournament, name, round, no }: PairingFacts, onSaved: () => void) {
  const cache = useQueryClient()
  const enter = useMutation({
    ...RETRY,
    mutationFn: ({ result, reason, goes, key }: ResultEntry & { key: string }) =>
      goes
        ? changeAtDesk(tournament, { request: { type: 'enterResult', round, no, result, goes }, reason }, key)
        : setResult(tournament, { match: id, ...result, ...(reason && { reason }) }, key),
    onSuccess({ version }, { result }) {
      onSaved()
      tell(cache, tournament, { version, text: `${name}: ${resultLabel(result)}` })
    },
  })
  const confirm = useMutation({
    ...RETRY,
    mutationFn: (key: string) => confirmResults(tournament, { matches: [id] }, key),
    onSuccess({ version }) {
      onSaved()
      tell(cache, tournament, { version, text: `${name}: result confirmed` })
    },
  })
  const undo = useMutation({
    ...RETRY,
    mutationFn: ({ reason, key }: { reason?: string; key: string }) =>
      undoResult(tournament, { match: id, ...(reason && { reason }) }, key),
    onSuccess() {
      onSaved()
      void cache.invalidateQueries()
      notify({ text: `${name}: result undone` })
    },
  })
  return {
    enter: (result: EnteredResult, { reason, goes }: Omit<ResultEntry, 'result'> = {}) =>
      enter.mutate({ result, ...(reason && { reason }), goes, key: newKey() }),
    confirm: () => confirm.mutate(newKey()),
    undo: (reason?: string) => undo.mutate({ ...(reason && { reason }), key: newKey() }),
    isPending: enter.isPending || confirm.isPending || undo.isPending,
    error: (enter.error ?? confirm.error ?? undo.error)?.message,
  }
}

export function useConfirmAll(tournament: string, round?: number) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...RETRY,
    mutationFn: (key: string) => confirmResults(tournament, round === undefined ? {} : { round }, key),
    onSuccess: ({ version, message, count }) => {
      if (count > 0) tell(cache, tournament, { version, text: message.replace(/\.$/, '') })
    },
  })
  return { confirmAll: () => mutate(newKey()), isPending, error: error?.message }
}
