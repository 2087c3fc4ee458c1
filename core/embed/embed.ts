import type { Snapshot } from '../snapshot/snapshot.ts'
import { initials } from '../text/initials.ts'
import { html, type Html } from '../text/html.ts'
import { isPictureAddress } from '../text/web-link.ts'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath } from '../addresses/paths.ts'
import type { EmbedTarget, OwnElement } from './target.ts'
import { bracketView } from './bracket.ts'
import { liveView, pairingsView } from './pairings.ts'
import { standingsView } from './standings.ts'
import type { EmbedView } from './view.ts'
import { liveBadge } from './format.ts'

type MakeView = (snapshot: Snapshot, round: number, iteration: number, now: number) => EmbedView | undefined

const VIEW_BY_ELEMENT: Record<OwnElement, MakeView> = {
  standings: standingsView,
  pairings: pairingsView,
  bracket: bracketView,
  live: liveView,
}

/**
 * For elements that the frame itself redraws; undefined for another element, and when there is no such pool or bracket.
 */
export function viewOf(
  snapshot: Snapshot,
  { element, round, iteration }: EmbedTarget,
  now: number,
): EmbedView | undefined {
  return element in VIEW_BY_ELEMENT
    ? VIEW_BY_ELEMENT[element as OwnElement](snapshot, round ?? snapshot.round, iteration, now)
    : undefined
}

const BORDER = 2
const HEAD_HEIGHT = 56
const FOOT_HEIGHT = 37

/** The height of an embed in a frame of this width, in pixels. */
export const heightOf = (view: EmbedView, width: number): number =>
  BORDER + HEAD_HEIGHT + view.height(width - BORDER) + FOOT_HEIGHT

/** The tournament or the club that an embed is about. */
export interface EmbedOwner {
  name: string
  href: string
  logo?: string | null
}

export const ownerOf = ({ id, name, settings }: Snapshot): EmbedOwner => ({
  name,
  href: localPath(tournamentPath(settings.vanityURL ?? id, 'dashboard')),
  logo: settings.logoURL,
})

/**
 * The logo lies over the initials, which show if it can’t be loaded: the frame’s embedder policy takes pictures of other
 * sites only by CORS.
 */
const crest = (name: string, logo: string | null | undefined): Html =>
  html`<span class="crest" aria-hidden="true"
    >${initials(name)}${
      logo &&
      isPictureAddress(logo) &&
      html`<img src="${logo}" alt="" crossorigin="anonymous" referrerpolicy="no-referrer" />`
    }</span
  >`

export function embedHtml({ name, href, logo }: EmbedOwner, { note, live, body, more }: EmbedView): Html {
  return html`<header class="head">
      ${crest(name, logo)}
      <div>
        <h1>
          <a href="${href}" target="_blank" rel="noopener"><bdi>${name}</bdi></a>
        </h1>
        <p>${live && liveBadge()}<span>${note}</span></p>
      </div>
    </header>
    <div class="body">${body}</div>
    <footer class="foot">
      <a href="${more.href}" target="_blank" rel="noopener">${more.words}</a>
      <a class="brand" href="${localPath('/')}" target="_blank" rel="noopener"
        ><svg class="${live && 'on'}" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
          <path d="M2 2h9v9H2zM13 13h9v9h-9z" />
          <circle cx="17.5" cy="6.5" r="3.5" /></svg
        >Kibitz</a
      >
    </footer>`
}
