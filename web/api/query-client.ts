import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

// Types errors of queries as `ApiError`, with code and sentence.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const RETRIES = 2

/** Whether a retry may help: after a failure of the network or the server, but not after a refusal. */
const isRetryable = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || (error.status >= 500 && error.code !== 'unreadable')

/** The browser's only copy of the server's data. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        // The default would pause queries offline and leave a skeleton; failing shows the error at once. Cached data
        // stay.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isRetryable(error),
        retryDelay: (failures) => 1000 * 2 ** failures * (0.5 + Math.random()),
      },
      mutations: {
        // Keeps nothing that was typed into a form.
        gcTime: 0,
        // Offline, too: the default would pause the mutation instead of reporting an error.
        networkMode: 'always',
        // Anything but an `ApiError` is a bug, and goes to the error boundary.
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  })
