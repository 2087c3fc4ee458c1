/** A Swiss or an arena of Lichess in which a tournament's games are played. */
export interface EventSource {
  kind: 'swiss' | 'tournament'
  id: string
}

const FORMAT = /^https:\/\/(?:www\.)?lichess\.org\/(swiss|tournament)\/([a-zA-Z0-9]{8})\/?(?:[?#].*)?$/

export function parseEventSource(source: string | null): EventSource | undefined {
  const [, kind, id] = FORMAT.exec(source?.trim() ?? '') ?? []
  return id === undefined ? undefined : { kind: kind as EventSource['kind'], id }
}
