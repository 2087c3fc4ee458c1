import { formatPoints } from '#core/text/score.ts'
import type { CardRow, PreviewCard } from '#core/embed/preview-card.ts'
import { html, type Html } from '#core/text/html.ts'
import { initials, nameColour } from '#core/text/initials.ts'
import { FIGURES } from './fonts.ts'

const INK = '#161a18'
const INK_3 = '#5d645f'
const LINE = '#e2e5de'
const SANS = 'hanken-grotesk'

const css = (rules: Record<string, string | number>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The renderer takes each text to run from left to right, so one that doesn’t gets marks (first strong isolate). */
const inDirection = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

const CUT = { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' }

interface CardText extends PreviewCard {
  hasLogo: boolean
}

/** A card as HTML; `src="logo"` marks the place of the logo. */
export const cardHtml = (card: PreviewCard, hasLogo: boolean): Html =>
  (card.layout === 'match' ? matchCard : listCard)({ ...card, hasLogo })

/** Card of an event or a round: the leaders, or the pairings. */
const listCard = ({ rows, ...text }: CardText): Html =>
  frame(text, [
    titleHtml(text),
    html`<div style="${css({ display: 'flex', 'flex-direction': 'column', 'margin-top': '26px' })}">
      ${rows.map(rowHtml)}
    </div>`,
  ])

/** Card of a match: two names with the score between them. */
function matchCard({ rows: [row], ...text }: CardText): Html {
  const { names, scores, won } = row ?? { names: [''] }
  const side = (at: 0 | 1) =>
    html`<div
      style="${css({ flex: '1 1 0', 'font-size': '52px', 'font-weight': 650, color: inkOf(at, won), 'line-height': 1.4, 'text-align': at === 0 ? 'left' : 'right', 'line-clamp': 3, overflow: 'hidden', 'text-overflow': 'ellipsis' })}"
    >
      ${inDirection(names[at] ?? '')}
    </div>`
  const score = scores ? scores.map((points) => formatPoints(points ?? 0)).join(' – ') : 'vs'
  return frame(text, [
    html`<div style="${css({ display: 'flex', 'align-items': 'center', gap: '36px', flex: '1 1 0', width: '100%' })}">
      ${side(0)}
      <div
        style="${css({ 'font-family': FIGURES, 'font-size': scores ? '104px' : '64px', 'font-weight': 700, color: scores ? INK : INK_3, 'white-space': 'nowrap' })}"
      >
        ${score}
      </div>
      ${side(1)}
    </div>`,
    html`<div style="${css({ 'font-size': '30px', color: INK_3 })}">${inDirection(text.about)}</div>`,
  ])
}

const titleHtml = ({ title, about }: Pick<CardText, 'title' | 'about'>): Html =>
  html`<div
      style="${css({ 'font-size': '60px', 'font-weight': 700, 'line-height': 1.12, 'line-clamp': 2, overflow: 'hidden', 'text-overflow': 'ellipsis' })}"
    >
      ${inDirection(title)}
    </div>
    <div style="${css({ ...CUT, 'font-size': '30px', color: INK_3, 'margin-top': '10px' })}">
      ${inDirection(about)}
    </div>`

/** Whoever has lost, or can’t catch up, is grey. */
const inkOf = (side: 0 | 1, won: CardRow['won']): string => (won === undefined || won === side ? INK : INK_3)

function rowHtml({ names: [first, second], scores, won }: CardRow): Html {
  const name = (text: string, side: 0 | 1) =>
    html`<div
      style="${css({ ...CUT, flex: '1 1 0', 'min-width': 0, color: inkOf(side, won), 'text-align': side === 0 ? 'left' : 'right' })}"
    >
      ${inDirection(text)}
    </div>`
  const figures = scores?.map((points) => formatPoints(points ?? 0)).join(' – ')
  return html`<div
    style="${css({ display: 'flex', 'align-items': 'center', gap: '28px', height: '52px', 'font-size': '32px', 'font-weight': 550, 'border-top': `1px solid ${LINE}` })}"
  >
    ${name(first, 0)}
    <div style="${css({ 'font-family': FIGURES, 'font-weight': 700, 'font-size': '34px', 'white-space': 'nowrap' })}">
      ${figures ?? (second === undefined ? '' : '–')}
    </div>
    ${second !== undefined && name(second, 1)}
  </div>`
}

/** The frame of a card: the event's name above, the site's below. */
function frame({ event, hasLogo, title }: Pick<CardText, 'event' | 'hasLogo' | 'title'>, content: Html[]): Html {
  const crest = { width: '88px', height: '88px', 'border-radius': '18px' }
  return html`<div
    style="${css({ display: 'flex', 'flex-direction': 'column', width: '1200px', height: '630px', padding: '52px 64px 44px', background: '#ffffff', color: INK, 'font-family': SANS, 'border-top': `14px solid ${nameColour(event)}` })}"
  >
    <div
      style="${css({ display: 'flex', 'align-items': 'center', gap: '24px', height: '88px', 'margin-bottom': '26px' })}"
    >
      ${
        hasLogo
          ? html`<img src="logo" style="${css({ ...crest, 'object-fit': 'contain' })}" />`
          : html`<div
              style="${css({ ...crest, display: 'flex', 'align-items': 'center', 'justify-content': 'center', background: nameColour(event), color: '#ffffff', 'font-family': FIGURES, 'font-size': '40px', 'font-weight': 700 })}"
            >
              ${initials(event)}
            </div>`
      }
      <div
        style="${css({ ...CUT, flex: '1 1 0', 'min-width': 0, 'font-size': '32px', 'font-weight': 550, color: INK_3 })}"
      >
        ${title === event ? '' : inDirection(event)}
      </div>
      <div
        style="${css({ display: 'flex', 'align-items': 'center', gap: '14px', 'margin-left': 'auto', 'font-size': '34px', 'font-weight': 700 })}"
      >
        ${MARK} Kibitz
      </div>
    </div>
    ${content}
  </div>`
}

/** The same drawing as in web/shell/logo.tsx. */
const MARK = html`<svg width="44" height="44" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
  <rect fill="#161a18" x="2" y="2" width="9" height="9" rx="1.5" />
  <rect fill="#161a18" x="13" y="13" width="9" height="9" rx="1.5" />
  <circle fill="none" stroke="#12664d" stroke-width="2.5" cx="17.5" cy="6.5" r="3.5" />
</svg>`
