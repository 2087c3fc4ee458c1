import { waitText } from '#core/text/ago.ts'
import { PER_MINUTE } from '#worker/http/per-minute.ts'
import { LIMITS, type Limit } from '#worker/http/rate-limit.ts'
import { OF_SECRETS } from '#worker/http/wrong-tries.ts'

type CallLimit = keyof typeof LIMITS | keyof typeof PER_MINUTE | keyof typeof OF_SECRETS

export const LIMIT_OF: Record<string, CallLimit> = {
  '/login': 'login',
  '/register': 'register',
  '/requestPasswordReset': 'reset',
  '/requestUsernameReminder': 'reminder',
  '/triggerPasswordReset': 'newPassword',
  '/profile/email/verify': 'verify',
  '/profile/chessCom/link': 'link',
  '/profile/chessCom/verify': 'link',
  '/profile/lichess/updateFrom': 'link',
  '/profile/facebook/link': 'link',
  '/profile/push/subscribe': 'link',
  '/profile/tokens/create': 'link',
  '/tournament/:id/makeBoardToken': 'link',
  '/tournament/:id/lookAtBoards': 'readLink',
  '/profile/delete': 'password',
  '/profile/submitFeedback': 'feedback',
  '/tournament/:id/join': 'join',
  '/tournament/:id/ask': 'join',
  '/player/:id/create': 'claim',
  '/player/:id/requestClaim': 'claimRequest',
  '/team/:id/create': 'claim',
  '/team/:id/requestClaim': 'claimRequest',
  '/help/look': 'help',
  '/help/enter': 'help',
  '/help/undo': 'help',
  '/tournament/:id/addWebhook': 'link',
  '/tournament/:id/resumeWebhook': 'link',
  '/tournament/:id/repeatDelivery': 'link',
  '/submit/gameLink': 'submit',
  '/submit/removeGameLink': 'submit',
  '/submit/result': 'submit',
  '/submit/mini': 'submit',
  '/submit/game': 'submit',
  '/search': 'search',
  '/meetings': 'meetings',
  '/teams': 'lists',
  '/teams/letters': 'lists',
  '/users': 'lists',
  '/users/letters': 'lists',
  '/following/sync': 'following',
  '/following/look': 'following',
  '/following/tell': 'following',
  '/following/tellNoMore': 'following',
  '/following/forget': 'following',
  '/following.ics': 'following',
  '/following.rss': 'following',
  '/following/:id/calendar.ics': 'following',
  '/following/:id/results.rss': 'following',
}

const RETRY_AFTER = 'Retry-After says how long.'

/** How often a call may be made, as its description says it. */
export function limitText(name: CallLimit): string {
  if (name in OF_SECRETS) {
    const { free, longest } = OF_SECRETS[name as keyof typeof OF_SECRETS].own
    return `Too many wrong tries: after ${free}, each further one has to wait twice as long, at most ${waitText(longest)}. ${RETRY_AFTER}`
  }
  if (name in PER_MINUTE) {
    const most = Object.entries(PER_MINUTE[name as keyof typeof PER_MINUTE])
    return `Too many calls: up to ${most.map(([of, count]) => `${count} per ${of}`).join(' and ')} in a minute. ${RETRY_AFTER}`
  }
  const { account, span = 0, address }: Limit = LIMITS[name as keyof typeof LIMITS]
  const ofAccount = account === undefined ? '' : `up to ${account} per account in ${waitText(span)}, and `
  return `Too many attempts: ${ofAccount}${address.free} per address, after which each further one has to wait. ${RETRY_AFTER}`
}
