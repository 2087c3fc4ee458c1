import * as say from '#words/coreNotifications.js'
import * as sayStarts from '#words/starts.js'
import { escapeMarkdown } from '../text/markdown.ts'

const bold = (text: string): string => `**${escapeMarkdown(text)}**`

/** Markdown for directors about requests. */
export const joinRequestNotification = (tournament: string, who: string, team?: string | null): string =>
  team
    ? say.teamAsksToJoin({ who: bold(who), tournament: bold(tournament), team: bold(team) })
    : say.asksToJoin({ who: bold(who), tournament: bold(tournament) })

export const claimRequestNotification = (tournament: string, who: string, entry: string): string =>
  say.asksToConfirmEntry({ who: bold(who), entry: bold(entry), tournament: bold(tournament) })

export const linkRequestNotification = (tournament: string, who: string, pairing: string): string =>
  say.gameLinkAdded({ who: bold(who), pairing: bold(pairing), tournament: bold(tournament) })

/** Markdown for the players of a game that the desk starts on Lichess. */
export const gameReadyNotification = (tournament: string, pairing: string, way: 'links' | 'bulk'): string =>
  sayStarts.gameReady({ kind: way, pairing: bold(pairing), tournament: bold(tournament) })

export const disputeNotification = (tournament: string, pairing: string): string =>
  say.resultsDiffer({ pairing: bold(pairing), tournament: bold(tournament) })

interface AskedOfDesk {
  kind: 'bye' | 'withdraw' | 'late'
  round: number
  bye?: 'H' | 'Z'
}

export function askedNotification(tournament: string, who: string, { kind, round, bye = 'Z' }: AskedOfDesk): string {
  const facts = { who: bold(who), round, tournament: bold(tournament) }
  switch (kind) {
    case 'bye':
      return say.asksForBye({ ...facts, bye })
    case 'late':
      return say.willBeLate(facts)
    case 'withdraw':
      return say.asksToWithdraw(facts)
  }
}

/** Markdown for competitors. */
export const byeAnswerNotification = (
  tournament: string,
  round: number,
  bye: 'F' | 'H' | 'Z' | 'U',
  isGranted: boolean,
): string =>
  isGranted
    ? say.byeGranted({ bye, round, tournament: bold(tournament) })
    : say.byeRefused({ bye, round, tournament: bold(tournament) })

export const withdrawalNotification = (tournament: string, round: number): string =>
  say.withdrawn({ tournament: bold(tournament), round })

export const withdrawalRefusedNotification = (tournament: string): string =>
  say.withdrawalRefused({ tournament: bold(tournament) })

export const lateAnswerNotification = (tournament: string, round: number, isGranted: boolean): string =>
  isGranted
    ? say.lateGranted({ tournament: bold(tournament), round })
    : say.lateRefused({ tournament: bold(tournament), round })

/** Markdown for the user who made the request. */
export const joinAnswerNotification = (tournament: string, isAccepted: boolean): string =>
  isAccepted ? say.joinAccepted({ tournament: bold(tournament) }) : say.joinDeclined({ tournament: bold(tournament) })

export const claimAnswerNotification = (tournament: string, entry: string, isAccepted: boolean): string =>
  isAccepted
    ? say.claimAccepted({ entry: bold(entry), tournament: bold(tournament) })
    : say.claimDeclined({ entry: bold(entry), tournament: bold(tournament) })

export const linkAnswerNotification = (tournament: string, pairing: string, isConfirmed: boolean): string =>
  isConfirmed
    ? say.linkConfirmed({ pairing: bold(pairing), tournament: bold(tournament) })
    : say.linkDeclined({ pairing: bold(pairing), tournament: bold(tournament) })
