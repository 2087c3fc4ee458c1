import type { Html } from '../text/html.ts'

/** The content between an embed's header and footer. */
export interface EmbedView {
  /** Beside the tournament's name: `Pool A after round 6`. */
  note: string
  /** Whether any of its matches is live. */
  live: boolean
  body: Html
  /** The link in the footer, to the full page. */
  more: { words: string; href: string }
  /** The height of the body in a box of this width, both in pixels. */
  height: (width: number) => number
}
