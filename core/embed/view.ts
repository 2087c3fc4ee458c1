import type { Html } from '../text/html.ts'

/** What stands between an embed's head and foot. */
export interface EmbedView {
  /** Beside the tournament's name: `Pool A after round 6`. */
  note: string
  /** Whether what it shows is being played. */
  live: boolean
  body: Html
  /** Where the whole of it stands. */
  more: { words: string; href: string }
  /** In pixels, where that can be told: of the body in a box of this width. */
  height: (width: number) => number
}
