/** A swiss or an arena of lichess in which the games of a tournament are played. */
export interface EventSource {
  kind: 'swiss' | 'tournament'
  id: string
}

const FORMAT = /^https:\/\/(?:www\.)?lichess\.org\/(swiss|tournament)\/([a-zA-Z0-9]{8})\/?(?:[?#].*)?$/

/** The event that a tournament's source names, if it names one. */
export function parseEventSource(source: string | null): EventSource | undefined {
  const [, kind, id] = FORMAT.exec(source?.trim() ?? '') ?? []
  return id === undefined ? undefined : { kind: kind as EventSource['kind'], id }
}
