import { RelayRoomBase, type RelayedRoom } from '#party/relay-room.ts'
import type { Bindings } from '../env.ts'

/** A relay of a tournament's room. It has no alarm and asks nothing of D1. */
export class TournamentRelay extends RelayRoomBase<Bindings> {
  protected override roomOf(tournament: string): RelayedRoom {
    return this.env.TournamentRoom.getByName(tournament)
  }
}
