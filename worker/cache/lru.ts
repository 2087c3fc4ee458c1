/**
 * A cache that drops the least recently used values when the sum of `sizeOf` exceeds `budget`. By default each value
 * counts as 1.
 */
export function lru<Value>(budget: number, sizeOf: (value: Value) => number = () => 1) {
  const values = new Map<string, Value>()
  let size = 0

  const drop = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    size -= sizeOf(value)
    values.delete(key)
  }
  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      drop(key)
      if (sizeOf(value) > budget) return
      values.set(key, value)
      size += sizeOf(value)
      for (const oldest of values.keys()) {
        if (size <= budget) return
        drop(oldest)
      }
    },
    delete: drop,
  }
}
