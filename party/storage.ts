/** The part of a Durable Object's key-value storage that rooms use. */
export interface KeyValues {
  get<Value>(key: string): Value | undefined
  put<Value>(key: string, value: Value): void
  delete(key: string): boolean
  list<Value>(options?: { prefix: string }): Iterable<[string, Value]>
}

/** The part of a Durable Object's SQLite storage that rooms use. */
export interface Sql {
  exec<Row extends Record<string, number | string>>(query: string, ...values: unknown[]): { toArray(): Row[] }
}
