import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'

/** Asks for games or cancels them, and fetches what changed. */
export function useStartAct(id: string, onDone: (message: string) => void) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<{ message: string }>) => act(),
    onSuccess: ({ message }) => onDone(message),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.startsAtDesk(id) }),
  })
  return { run: mutate, isPending, error }
}
