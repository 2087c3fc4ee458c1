const SECOND = 1000

/** How long rooms and relays wait before they do something again, in milliseconds. */
export interface RoomIntervals {
  /** Between two broadcasts of the viewer count. */
  count: number
  /** Between two reports of the viewer count: from a relay to its room, and from a room to the site. */
  report: number
  /** Before a relay reports which boards its viewers follow. */
  follows: number
  /** How long a standing read from D1 is trusted when a client has a newer version, or is turned away. */
  recheck: number
  /** How long a version stored in D1 may stay unpublished before its events count as lost. */
  publishGrace: number
}

const DEPLOYED: RoomIntervals = {
  count: SECOND,
  report: 5 * SECOND,
  follows: 200,
  recheck: SECOND,
  publishGrace: 2 * SECOND,
}

/** The deployed intervals, or those of the binding ROOM_INTERVALS, which tests set so that they need not wait. */
export const roomIntervals = (env: object): RoomIntervals => ({
  ...DEPLOYED,
  ...('ROOM_INTERVALS' in env && (JSON.parse(String(env.ROOM_INTERVALS)) as Partial<RoomIntervals>)),
})
