/** The key-value storage of a Durable Object, as far as rooms use it. */
export interface KeyValues {
  get<Value>(key: string): Value | undefined
  put<Value>(key: string, value: Value): void
  delete(key: string): boolean
  list<Value>(options?: { prefix: string }): Iterable<[string, Value]>
}

/** The SQLite storage of a Durable Object, as far as rooms use it. */
export interface Sql {
  exec<Row extends Record<string, number | string>>(query: string, ...values: unknown[]): { toArray(): Row[] }
}
