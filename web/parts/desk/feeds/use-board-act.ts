import { useMutation, useQueryClient } from '@tanstack/react-query'
import { boardsQuery } from '../../../api/boards.ts'
import { tournamentQueries } from '../../../api/tournaments.ts'
import { deskQueries } from '../../../api/desk.ts'
import type { FeedProps } from './board-state.ts'

/** Does something at the boards, tells the reader, and fetches what changed. */
export function useBoardAct({ id, onDone }: Pick<FeedProps, 'id' | 'onDone'>) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<{ message: string }>) => act(),
    onSuccess: ({ message }) => onDone(message),
    onError: () => onDone(undefined),
    onSettled: () =>
      Promise.all(
        [boardsQuery(id).queryKey, tournamentQueries.snapshot(id).queryKey, deskQueries.desk(id).queryKey].map(
          (queryKey) => cache.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { run: mutate, isPending, error }
}
