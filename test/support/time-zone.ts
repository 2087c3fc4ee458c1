/** Calls `read` with the process's time zone set to `zone`. */
export function inTimeZone<Result>(zone: string, read: () => Result): Result {
  const { TZ } = process.env
  process.env.TZ = zone
  try {
    return read()
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
}
