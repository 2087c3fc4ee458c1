import { Hono } from 'hono'
import { html } from 'hono/html'
import { member } from './accounts/people.ts'
import { matchOf, type Visit } from './visit.ts'

const HOUR = 3_600_000
const STATUS = { scheduled: 'Registration Open', in_progress: 'In Progress', finished: 'Finished' }

/** `Nov 14, 2023, 9:13 PM`, in UTC. */
const wording = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .replaceAll('\u202F', ' ')

/** Web pages of chess.com with data that its API lacks. */
export const pages = new Hono<Visit>()
  .get('/club/matches/live/:id{[0-9]+}', (c) => {
    const found = matchOf(c, c.req.param('id'))
    if (!found) return c.html('<title>404 Page not found - Chess.com</title>', 404)
    const { plan, match } = found
    const teams = plan.teams.map((team) => team.name).join(' vs ')
    const most = Math.max(...plan.teams.map((team) => team.players.length))
    const rows: [label: string, value: string][] = [
      ['Teams', teams],
      ['Registration Open', wording(plan.startTime - HOUR)],
      ['Start Time', wording(plan.startTime)],
      ...(match.endTime === undefined ? [] : [['Finished On', wording(match.endTime)] as [string, string]]),
      ['Status', STATUS[match.status]],
      ['Players per Team', `1 - ${most}`],
    ]
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <title>${plan.name} - Club Match - Chess.com</title>
          </head>
          <body>
            <div class="clubs-team-match-name">${plan.name}</div>
            <div class="clubs-team-match-teams">${teams}</div>
            <div class="clubs-team-match-details-stats">
              ${rows.map(
                ([label, value]) =>
                  html`<div class="clubs-team-match-details-stats-row">
                    ${label}
                    <aside class="clubs-team-match-aside">${value}</aside>
                  </div>`,
              )}
            </div>
          </body>
        </html>`,
    )
  })
  .get('/member/:username', (c) => {
    const found = member(c, c.req.param('username'))
    if (!found) return c.html('<title>404 Page not found - Chess.com</title>', 404)
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <title>${found.username} - Chess Profile - Chess.com</title>
          </head>
          <body>
            <div class="profile-card-name">${found.name ?? ''}</div>
            <div class="profile-card-location">${found.location ?? ''}</div>
          </body>
        </html>`,
    )
  })
