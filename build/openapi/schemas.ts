import * as z from 'zod/mini'
import { Found } from '#core/contract/describe/search-hit.ts'
import * as matches from '#core/contract/describe/match.ts'
import * as people from '#core/contract/describe/people.ts'
import { Message } from '#core/contract/describe/message.ts'
import { RoomFrame } from '#core/contract/describe/room-frame.ts'
import * as players from '#core/contract/describe/player.ts'
import { TeamPage } from '#core/contract/describe/team-page.ts'
import * as tournaments from '#core/contract/describe/tournament.ts'

type JsonSchema = Record<string, unknown>

const AT = '#/components/schemas/'

/** The named schemas, and a function that writes any other schema as JSON Schema with references to them. */
export function namedSchemas(): { schemas: Record<string, JsonSchema>; refTo: (schema: z.ZodMiniType) => JsonSchema } {
  const registry = z.registry<{ id: string }>()
  const all = { ...tournaments, ...players, ...matches, ...people, TeamPage, Found, Message, RoomFrame }
  for (const [id, schema] of Object.entries(all)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => AT + id, io: 'input' }) as {
    schemas: Record<string, JsonSchema>
  }
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
    refTo(schema) {
      const own = registry.get(schema)
      if (own) return { $ref: AT + own.id }
      const element =
        '_zod' in schema && 'element' in schema._zod.def ? (schema._zod.def.element as z.ZodMiniType) : undefined
      const item = element && registry.get(element)
      return item
        ? { type: 'array', items: { $ref: AT + item.id } }
        : bare(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)
    },
  }
}

/** Removes `$schema` and `$id`, which belong only at the top of a stand-alone document. */
const bare = ({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema => schema
