import { lightFrame } from './light-frame.ts'
import { morph } from './morph.ts'
import { playOdds, type OddsSource } from './play-odds.ts'

/** The odds are computed in this frame, from the source that comes with the document. */
const { root, state } = lightFrame<{ odds?: OddsSource }>(
  (main, { odds }, root) => {
    // The computed odds stay visible until there are newer ones.
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
