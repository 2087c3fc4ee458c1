import * as say from '#words/deskResults.js'
import * as sayFacts from '#words/eventFacts.js'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import { provisionalPairings } from '#core/changes/result-acts.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { ApiError } from '../../../api/client.ts'
import type { DeskChange } from '../../../api/desk.ts'
import { undoResult } from '../../../api/director.ts'
import { useMe } from '../../../api/session.ts'
import type { ChangeAnswer } from '../../../offline/outbox.ts'
import { directorOutbox } from '../../../offline/page-outboxes.ts'
import { notify } from '../../../ui/notice.tsx'
import { resultLabel } from './result-label.ts'
import type { PairingFacts } from './pairing-facts.ts'

// An undo whose answer was lost is sent again with the same idempotency key.
const RETRY = { retry: (failures: number, error: ApiError) => failures < 2 && error.status === 0, retryDelay: 500 }

type DeskOutbox = ReturnType<typeof directorOutbox>

/** The desk's queue, through which changes from public pages are sent, and where they wait while there is no network. */
export function useDeskOutbox({ id }: Snapshot): () => DeskOutbox {
  const by = useMe()?.username ?? ''
  return () => directorOutbox(id, by)
}

/** Shows a notice of the change, with an undo button; or that it waits, which can be taken back where it is listed. */
export function tell(
  cache: QueryClient,
  outbox: DeskOutbox,
  { message, version, sent }: ChangeAnswer,
  text: string,
): void {
  if (typeof version === 'string') return notify({ text: `${text}. ${message}` })
  void cache.invalidateQueries()
  if (!sent) return notify({ text })
  const undo = () =>
    void outbox.undo(sent, version).then(
      (said) => {
        notify({ text: said })
        return cache.invalidateQueries()
      },
      (error: ApiError) => notify({ text: error.message, ...(error.status === 0 && { action: tryAgain }) }),
    )
  const tryAgain = { label: say.undo(), run: undo }
  notify({ text, action: tryAgain })
}

/** By the pairing and the version that the director saw: an undo whose answer was lost is sent again with its key. */
const undoKeys = new Map<string, string>()

function undoKey(id: string, version: number): string {
  const seen = `${id} ${version}`
  const key = undoKeys.get(seen) ?? crypto.randomUUID()
  undoKeys.set(seen, key)
  return key
}

interface ResultEntry {
  result: EnteredResult
  reason?: string
  /** For a correction: what else happens with it. */
  goes?: 'redraw' | 'ratingReport' | BracketWay | undefined
}

/** A director's mutations on the result of a pairing. `onSaved` is called after each success. */
export function useResultActs(
  { id, snapshot, tournament, name, round, no, outcome }: PairingFacts,
  onSaved: () => void,
) {
  const cache = useQueryClient()
  const outbox = useDeskOutbox(snapshot)
  const change = (asked: DeskChange) => outbox().change(snapshot, asked)
  const enter = useMutation({
    mutationFn: ({ result, reason, goes }: ResultEntry) =>
      change({
        request: { type: 'enterResult', round, no, result, was: outcome, ...(goes && { goes }) },
        ...(reason && { reason }),
      }),
    onSuccess(answer, { result }) {
      onSaved()
      tell(cache, outbox(), answer, `${name}: ${resultLabel(result)}`)
    },
  })
  const confirm = useMutation({
    mutationFn: () => change({ request: { type: 'confirm', boards: [{ round, no }] } }),
    onSuccess(answer) {
      onSaved()
      tell(cache, outbox(), answer, say.resultOfConfirmed({ name }))
    },
  })
  const feature = useMutation({
    mutationFn: (isFeatured: boolean) => change({ request: { type: 'feature', round, no, isFeatured } }),
    onSuccess(answer, isFeatured) {
      onSaved()
      tell(cache, outbox(), answer, isFeatured ? sayFacts.isFeatured({ name }) : sayFacts.isNotFeatured({ name }))
    },
  })
  const undo = useMutation({
    ...RETRY,
    mutationFn: ({ reason, key }: { reason?: string; key: string }) =>
      undoResult(tournament, { match: id, ...(reason && { reason }) }, key),
    onSuccess() {
      onSaved()
      void cache.invalidateQueries()
      notify({ text: say.resultOfUndone({ name }) })
    },
  })
  return {
    enter: (result: EnteredResult, { reason, goes }: Omit<ResultEntry, 'result'> = {}) =>
      enter.mutate({ result, ...(reason && { reason }), goes }),
    confirm: () => confirm.mutate(),
    feature: (isFeatured: boolean) => feature.mutate(isFeatured),
    undo: (reason?: string) => undo.mutate({ ...(reason && { reason }), key: undoKey(id, snapshot.version) }),
    isPending: enter.isPending || confirm.isPending || feature.isPending || undo.isPending,
    error: (enter.error ?? confirm.error ?? feature.error ?? undo.error)?.message,
  }
}

/** Confirms all provisional results, of one round if it is given. */
export function useConfirmAll(snapshot: Snapshot, round?: number) {
  const cache = useQueryClient()
  const outbox = useDeskOutbox(snapshot)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (boards: { round: number; no: number }[]) =>
      outbox().change(snapshot, {
        request: { type: 'confirm', boards: boards.map((board) => ({ round: board.round, no: board.no })) },
      }),
    onSuccess: (answer, { length }) => tell(cache, outbox(), answer, say.resultsConfirmed({ count: length })),
  })
  const waiting = () =>
    snapshot.rounds.flatMap((_, index) =>
      round === undefined || round === index + 1 ? provisionalPairings(snapshot, index + 1) : [],
    )
  return { confirmAll: () => mutate(waiting()), isPending, error: error?.message }
}
