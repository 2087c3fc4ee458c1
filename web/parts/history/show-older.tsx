import { PanelFoot } from '../../ui/panel.tsx'

interface ShowOlderProps {
  isBusy: boolean
  hasFailed: boolean
  onShow: () => void
}

/** Asks for the changes before those that are shown; after a failure it may be pressed again. */
export const ShowOlder = ({ isBusy, hasFailed, onShow }: ShowOlderProps) => (
  <PanelFoot>
    <button type="button" disabled={isBusy} onClick={onShow}>
      {hasFailed ? 'Couldn’t load older changes. Try again' : 'Show older changes'}
    </button>
  </PanelFoot>
)
