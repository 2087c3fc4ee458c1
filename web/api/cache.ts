import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './client.ts'

const RETRIES = 2

/** Whether asking again may help: the network or the server failed, not the question. */
const mayPass = (fault: Error): boolean => !(fault instanceof Refusal) || fault.status === 0 || fault.status >= 500

/** The browser's only copy of what the server knows. */
export const newCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        retry: (failures, fault) => failures < RETRIES && mayPass(fault),
        retryDelay: (failures) => 1000 * 2 ** failures * (0.5 + Math.random()),
      },
    },
  })
