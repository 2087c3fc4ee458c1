import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { LogEntry } from '#party/event-log.ts'
import type { RoomConnection, Sockets } from '#party/sockets.ts'
import type { KeyValues, Sql } from '#party/storage.ts'

/** A fake connection that records frames and its close code. */
export interface PlainConnection extends RoomConnection {
  frames: string[]
  closed: number | undefined
}

let lastId = 0

export function aConnection(...tags: string[]): PlainConnection {
  const id = String((lastId += 1))
  return {
    id,
    tags: [id, ...tags],
    frames: [],
    closed: undefined,
    get readyState() {
      return this.closed === undefined ? 1 : 3
    },
    send(text) {
      this.frames.push(text)
    },
    close(code = 1000) {
      this.closed ??= code
    },
  }
}

/** The accepted sockets of a room, as workerd keeps them. */
export function someSockets(): Sockets & {
  accepted: PlainConnection[]
  connections: (tag?: string) => RoomConnection[]
} {
  const accepted: PlainConnection[] = []
  const getWebSockets = (tag?: string) => accepted.filter(({ tags }) => tag === undefined || tags.includes(tag))
  return {
    accepted,
    getWebSockets,
    getTags: (socket) => [...(socket as RoomConnection).tags],
    connections: (tag) => getWebSockets(tag).filter(({ closed }) => closed === undefined),
  }
}

export function someKeyValues(values = new Map<string, unknown>()): KeyValues {
  return {
    get: <Value>(key: string) => values.get(key) as Value | undefined,
    put: (key, value) => void values.set(key, structuredClone(value)),
    delete: (key) => values.delete(key),
    list: <Value>({ prefix }: { prefix: string } = { prefix: '' }) =>
      [...values].filter(([key]) => key.startsWith(prefix)) as [string, Value][],
  }
}

export function anSql(): Sql {
  const database = new DatabaseSync(':memory:')
  return {
    exec<Row>(query: string, ...values: unknown[]) {
      const rows = database.prepare(query).all(...(values as SQLInputValue[])) as Row[]
      return { toArray: () => rows }
    },
  }
}

export const entries = (...versions: number[]): LogEntry[] =>
  versions.map((v) => ({ v, text: JSON.stringify({ type: 'match', v }) }))

/** Versions in frames, each of which holds one event or a list. */
export const versionsOf = (frames: string[]): number[] =>
  frames.flatMap((frame) => [JSON.parse(frame)].flat() as { v?: number }[]).flatMap(({ v }) => v ?? [])
