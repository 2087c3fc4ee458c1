/** Parses typed points: `7`, `7.5`, `7,5`, `7½`; undefined for anything else. */
export function parsePoints(text: string): number | undefined {
  const [, whole = '', half] = /^(\d{0,4})(½|[.,]5|[.,]0)?$/.exec(text.trim()) ?? []
  if (whole === '' && half === undefined) return undefined
  return Number(whole) + (half !== undefined && half !== '.0' && half !== ',0' ? 0.5 : 0)
}
