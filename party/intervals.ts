const SECOND = 1000

/** Delays of rooms and relays, in milliseconds. */
export interface RoomIntervals {
  /** Between two broadcasts of the viewer count. */
  count: number
  /** Between two reports of the viewer count: from a relay to its room, and from a room to the site's counter. */
  report: number
  /** Before a relay reports which boards its viewers follow. */
  follows: number
  /** How long news of all boards of a round are gathered. */
  gather: number
  /** Age up to which the version read from D1 is trusted when a client has a newer one or would be refused. */
  recheck: number
  /** After this time the events of a version that is stored in D1 but was not published count as lost. */
  publishGrace: number
  /** How long a change waits for one that is missing before it. */
  predecessor: number
}

const DEPLOYED: RoomIntervals = {
  count: SECOND,
  report: 5 * SECOND,
  follows: 200,
  gather: SECOND,
  recheck: SECOND,
  publishGrace: 2 * SECOND,
  predecessor: 300,
}

/** The deployed intervals, with those of the binding ROOM_INTERVALS in their place, which tests shorten. */
export const roomIntervals = (env: object): RoomIntervals => ({
  ...DEPLOYED,
  ...('ROOM_INTERVALS' in env && (JSON.parse(String(env.ROOM_INTERVALS)) as Partial<RoomIntervals>)),
})
