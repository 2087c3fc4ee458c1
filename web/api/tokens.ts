import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const tokenListQuery = () =>
  queryOptions({ queryKey: queryKeys.tokens(), queryFn: ({ signal }) => get('/profile/tokens', { signal }) })
export const createToken = (body: BodyOf<'/profile/tokens/create'>) => post('/profile/tokens/create', { body })
export const revokeToken = (id: string) => post('/profile/tokens/revoke', { body: { id } })
