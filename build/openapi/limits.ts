import { LIMITS, type Limit, type LimitName } from '#worker/http/rate-limit.ts'

export const LIMIT_OF: Record<string, LimitName> = {
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
  '/profile/delete': 'login',
  '/profile/submitFeedback': 'feedback',
  '/tournament/:id/join': 'join',
  '/tournament/:id/ask': 'join',
  '/player/:id/create': 'claim',
  '/player/:id/requestClaim': 'claim',
  '/team/:id/create': 'claim',
  '/team/:id/requestClaim': 'claim',
  '/help/look': 'help',
  '/help/enter': 'help',
  '/help/undo': 'help',
  '/tournament/:id/addWebhook': 'link',
  '/tournament/:id/resumeWebhook': 'link',
  '/tournament/:id/repeatDelivery': 'link',
  '/submit/gameLink': 'submit',
  '/submit/removeGameLink': 'submit',
  '/submit/result': 'submit',
  '/submit/game': 'submit',
  '/search': 'lists',
  '/teams': 'lists',
  '/teams/letters': 'lists',
  '/users': 'lists',
  '/users/letters': 'lists',
  '/following/sync': 'lists',
  '/following/look': 'lists',
  '/following/tell': 'lists',
  '/following/tellNoMore': 'lists',
  '/following/forget': 'lists',
  '/following.ics': 'lists',
  '/following.rss': 'lists',
  '/following/:id/calendar.ics': 'lists',
  '/following/:id/results.rss': 'lists',
}

export function limitText(name: LimitName): string {
  const { span, address, account }: Limit = LIMITS[name]
  const minutes = span / 60_000
  const each = account === undefined ? '' : ` and ${account} per account`
  return `Too many attempts: up to ${address} per address${each} in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Retry-After says when to try again.`
}
