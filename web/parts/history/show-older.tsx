import * as say from '#words/history.js'
import { PanelFoot } from '../../ui/panel.tsx'

interface ShowOlderProps {
  isBusy: boolean
  hasFailed: boolean
  onShow: () => void
}

/** Loads older changes; after a failure it can be pressed again. */
export const ShowOlder = ({ isBusy, hasFailed, onShow }: ShowOlderProps) => (
  <PanelFoot>
    <button type="button" disabled={isBusy} onClick={onShow}>
      {hasFailed ? say.couldntLoadOlder() : say.showOlder()}
    </button>
  </PanelFoot>
)
