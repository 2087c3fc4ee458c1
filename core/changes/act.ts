import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ACTS } from './acts.ts'
import type { PairingInRound } from './pairing.ts'

/**
 * Every act in the table `ACTS`. An act is plain data: it is sent, stored, and applied by the Worker and the browser
 * alike.
 */
export type Act = { [Type in keyof typeof ACTS]: Parameters<(typeof ACTS)[Type]['apply']>[1] }[keyof typeof ACTS]

export type ActType = Act['type']

/** The rules of one type of act. Pure functions; the writer sets the version of the snapshot. */
export interface ActDefinition<Known extends { type: string }> {
  traits: ActTraits<Known>
  /** Why the act is refused, in a sentence; undefined when it can be done. */
  refusal: (snapshot: Snapshot, act: Known) => string | undefined
  apply: (snapshot: Snapshot, act: Known) => Snapshot
  /** The act that undoes it, computed from the snapshot before it; undefined if there is none. */
  inverse: (snapshot: Snapshot, act: Known) => Act | undefined
  /** A sentence for the history, computed from the snapshot before it. */
  words: (snapshot: Snapshot, act: Known) => string
}

/** None of these is optional: an act that lacks one would be sent, shown or undone wrongly without an error. */
interface ActTraits<Known> {
  /**
   * Frames broadcast to viewers: the changed results, a notice of an announcement, a notice for the desk, or `round`,
   * which makes clients load the snapshot.
   */
  frames: 'result' | 'announcement' | 'desk' | 'round'
  /** Whether the public history shows it; `published` is the number of the newest published round. */
  isPublic: boolean | ((act: Known, published: number) => boolean)
  /** A final act can't be undone. Its inverse is only used to rebuild the past. */
  isFinal: boolean
  /** Whether it depends on the whole tournament, and not only on the rows that it writes. */
  restsOnAll: boolean
  /** Whether it reads or changes `snapshot.desk`. */
  isAtDesk: boolean
  /** Whether it changes one pairing, the one with its `round` and `no`. */
  isOfPairing: Known extends PairingInRound ? boolean : false
}
