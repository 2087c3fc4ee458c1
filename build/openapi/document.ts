import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { scopeOf, TAGS, type ApiCall, type FileAnswer } from '#core/contract/describe/api-call.ts'
import { CALLS } from '#core/contract/describe/calls.ts'
import { ERROR_CODES, type ErrorStatus } from '#core/contract/errors.ts'
import { PARAMETERS, PATHS } from '#core/contract/describe/parameters.ts'
import { ABOUT } from './about.ts'
import { BODIES } from './bodies.ts'
import { exampleOf } from './examples.ts'
import { LIMIT_OF, limitText } from './limits.ts'
import { namedSchemas } from './schemas.ts'

type DocumentPart = Record<string, unknown>

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export function openapi(): DocumentPart {
  const { schemas, refTo } = namedSchemas()
  const paths: Record<string, DocumentPart> = {}
  for (const call of CALLS) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method]: operation(call, refTo) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kibitz', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: { schemas, responses: RESPONSES, headers: ERROR_HEADERS, securitySchemes: SECURITY },
  }
}

const sentence = (status: ErrorStatus, description: string): DocumentPart => ({
  description,
  headers: { 'X-Error-Code': { $ref: `#/components/headers/error-${status}` } },
  content: { 'text/plain': { schema: { type: 'string' } } },
})
/** The `x-error-code` header of each error status, with the meaning of each code. */
const ERROR_HEADERS = Object.fromEntries(
  Object.entries(ERROR_CODES).map(([status, codes]): [string, DocumentPart] => [
    `error-${status}`,
    {
      description: 'Why it was refused, for programs.',
      schema: { oneOf: Object.entries(codes).map(([code, description]) => ({ const: code, description })) },
    },
  ]),
)
const RESPONSES = {
  unchanged: { description: 'Not modified: your copy is current.' },
  form: sentence(400, 'Invalid parameter; the sentence says which.'),
  stranger: sentence(401, 'Sign in first.'),
  forbidden: sentence(403, 'Not allowed, or called from another site.'),
  unknown: sentence(404, 'Not found, or not visible to you.'),
}
/** Either an access token or a session; a session needs both its cookie and its header. */
const SECURITY = {
  token: { type: 'http', scheme: 'bearer', description: 'An access token, from the settings of an account.' },
  secret: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  sessionID: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'All readable cookies as JSON, including the `sessionID` that login and register return.',
  },
}
const ref = (name: keyof typeof RESPONSES): DocumentPart => ({ $ref: `#/components/responses/${name}` })

function operation(call: ApiCall, refTo: (schema: z.ZodMiniType) => DocumentPart): DocumentPart {
  const { path, method, tag, summary, about, answer, query, body, act, refusals = {} } = call
  const hasId = path.includes(':')
  const limit = LIMIT_OF[path]
  // What is public needs neither a token nor a session.
  const scope = act || call.scope ? scopeOf(call) : 'none'
  const isForTokens = scope !== 'none'
  return {
    operationId: idOf(call),
    tags: [tag],
    summary,
    ...((about || isForTokens) && {
      description: [about, isForTokens && `Access tokens need the scope ${scope}.`].filter(Boolean).join(' '),
    }),
    parameters: [...pathParameters(call), ...queryParameters(call), ...(method === 'post' ? [ORIGIN] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refTo(body), example: BODIES[path] } },
      },
    }),
    ...(act && { security: [...(isForTokens ? [{ token: [] }] : []), { secret: [], sessionID: [] }] }),
    responses: {
      200: {
        description: isFile(answer) ? answer.about : summary,
        ...(method === 'get' && { headers: HEADERS }),
        content: isFile(answer)
          ? { [answer.type]: { schema: fileSchema(answer), ...exampleOf(call) } }
          : { 'application/json': { schema: refTo(answer), ...exampleOf(call) } },
      },
      ...(method === 'get' && { 304: ref('unchanged') }),
      ...((query || body) && { 400: ref('form') }),
      ...(act && { 401: ref('stranger') }),
      ...((act || method === 'post') && { 403: ref('forbidden') }),
      ...(hasId && { 404: ref('unknown') }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, words]) => [status, sentence(Number(status) as ErrorStatus, words)]),
      ),
      ...(limit && { 429: sentence(429, limitText(limit)) }),
    },
  }
}

/** All files are text except the OpenAPI document, which is JSON. */
const fileSchema = ({ type }: FileAnswer): DocumentPart =>
  type === 'application/json' ? { type: 'object', required: ['openapi', 'info', 'paths'] } : { type: 'string' }

/** A write needs our own origin, which browsers send by themselves, or an access token. */
const ORIGIN = {
  name: 'Origin',
  in: 'header',
  required: false,
  description:
    'This site’s address, unless an access token is sent. Browsers send it themselves, so pages on other sites can’t make this call.',
  schema: { type: 'string', format: 'uri' },
}

const HEADERS = {
  ETag: { schema: { type: 'string' }, description: 'Changes with the answer. Send it back as If-None-Match.' },
}

const isFile = (answer: ApiCall['answer']): answer is FileAnswer => 'about' in answer

/** A unique operation id that is a valid name in any programming language: `getTournamentStandingsCsv`. */
const idOf = ({ method, path }: ApiCall): string =>
  method +
  path
    .split(/[/.]/)
    .filter((word) => word && !word.startsWith(':'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') +
  (path.endsWith(':id') ? 'ById' : '')

const pathParameters = ({ path, example }: ApiCall): DocumentPart[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATHS[path.split('/')[1]!],
    schema: { type: 'string' },
    example: example[name],
  }))

function queryParameters({ query, example }: ApiCall): DocumentPart[] {
  if (!query) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' }) as {
    properties?: Record<string, DocumentPart>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: PARAMETERS[name],
    schema: plain(schema),
    ...(name in example && { example: example[name] }),
  }))
}

/** Query values are validated as text. This turns the patterns for numbers and flags into their documented types. */
function plain({ pattern, enum: words, default: usual, ...schema }: DocumentPart): DocumentPart {
  const isNumber = pattern === String.raw`^\d{1,6}$`
  const isFlag = Array.isArray(words) && words.includes('')
  return {
    ...schema,
    ...(isNumber ? { type: 'integer', minimum: 0 } : pattern !== undefined && { pattern }),
    ...(isFlag ? { type: 'boolean' } : words !== undefined && { enum: words }),
    ...(usual !== undefined && { default: usual }),
  }
}
