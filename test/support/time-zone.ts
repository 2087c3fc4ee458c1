/** What a function returns where clocks show the time of a zone. */
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
