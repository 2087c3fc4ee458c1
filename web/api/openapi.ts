import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** The parts of the OpenAPI 3.1 description that the API page shows. */
export interface Description {
  info: { description: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string }> }
}

export const METHODS = ['get', 'post'] as const
export type Method = (typeof METHODS)[number]

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters: Parameter[]
  /** Present where the call needs a signed-in user. */
  security?: object[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, ResponseObject>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  example?: string
}

export interface ResponseObject {
  $ref?: string
  description?: string
  content?: Record<string, { schema: Schema; example?: unknown }>
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  items?: Schema | false
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
}

export const openapiQuery = () =>
  queryOptions({
    queryKey: queryKeys.openapi(),
    queryFn: async ({ signal }) => (await get('/openapi.json', { signal })) as Description,
    staleTime: Infinity,
  })
