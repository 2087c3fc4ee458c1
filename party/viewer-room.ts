import type { Connection } from 'partyserver'
import type { BoardRef } from '#core/match/live.ts'
import { AudienceRoom } from './audience-room.ts'
import { Followers } from './followers.ts'
import { parseTournamentRequest } from './tournament-request.ts'

/** Where a tournament is watched, and boards of it are followed: its room, or one of the room's relays. */
export abstract class ViewerRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends AudienceRoom<Env> {
  #following: Followers<Connection> | undefined

  /** Somebody looks at something else than before. */
  protected abstract onFollow(): void

  protected override onText(connection: Connection, message: string): void {
    const request = parseTournamentRequest(message)
    if (request === undefined) return
    if (request.type === 'leave') this.followers.unfollow(connection)
    else this.followers.follow(connection, request)
    this.onFollow()
  }

  override onClose(connection: Connection): void {
    this.followers.remove(connection)
    super.onClose(connection)
  }

  override onError(connection: Connection): void {
    this.followers.remove(connection)
    super.onError(connection)
  }

  protected get followers(): Followers<Connection> {
    return (this.#following ??= new Followers(this.getConnections()))
  }

  /** Says something to those who look at a board. */
  protected tellFollowers(board: BoardRef, text: string): void {
    for (const connection of this.followers.followersOf(board)) {
      if (connection.readyState === WebSocket.READY_STATE_OPEN) connection.send(text)
    }
  }
}
