const KINDS = { events: 'event ', festivals: 'festival ', names: 'name ' }

/** Ids of events and festivals, and names, of stars, each in the order of the stars. */
export function starredKinds(stars: readonly string[]): Record<keyof typeof KINDS, string[]> {
  const after = (kind: string) => stars.flatMap((star) => (star.startsWith(kind) ? [star.slice(kind.length)] : []))
  return { events: after(KINDS.events), festivals: after(KINDS.festivals), names: after(KINDS.names) }
}
