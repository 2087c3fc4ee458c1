import { lazyView } from '../../navigation/lazy-view.tsx'
import type { TabProps } from '../desk/tab-props.ts'

/** Lazy, so that the results show without waiting for this code and its QR encoder. */
export const HelpersPanel = lazyView<TabProps>(async () => (await import('./helpers-panel.tsx')).HelpersPanel)
