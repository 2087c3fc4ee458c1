import { lightFrame } from './light-frame.ts'
import { morph } from './morph.ts'
import { playOdds, type OddsSource } from './play-odds.ts'

/** Odds: what they are made from comes with the document, and they are worked out here. */
const { root, state } = lightFrame<{ odds?: OddsSource }>(
  (main, { odds }, root) => {
    // What was worked out stays until there is something newer.
    if (odds && root.querySelector('.bar'))
      main.querySelector('.body')!.replaceWith(root.querySelector('.body')!.cloneNode(true))
  },
  (state) => play(state.odds),
)
const play = playOdds(root, (html) => {
  const next = root.cloneNode(true) as HTMLElement
  next.querySelector('.body')!.innerHTML = html
  morph(root, next)
})
play(state.odds)
