import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

// So a component reads the code and the sentence of an error as they are.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const RETRIES = 2

/** Whether asking again may help: the network or the server failed, not the question. */
const isRetryable = (error: Error): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** The browser's only copy of what the server knows. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        // Who is offline is told at once, and does not look at a skeleton; what is shown already stays.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isRetryable(error),
        retryDelay: (failures) => 1000 * 2 ** failures * (0.5 + Math.random()),
      },
      mutations: {
        // What was typed into a form is forgotten with it.
        gcTime: 0,
        // Without a network too: whoever presses a button is told so, and does not wait for it.
        networkMode: 'always',
        // What is no answer of the server's is a mistake of ours, and shown as one.
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  })
