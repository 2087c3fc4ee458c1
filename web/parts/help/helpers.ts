import { lazyView } from '../../navigation/lazy-view.tsx'
import type { TabProps } from '../desk/tab-props.ts'

/** Helpers and their links; its code, with that of the square to scan, comes after the results. */
export const HelpersPanel = lazyView<TabProps>(async () => (await import('./helpers-panel.tsx')).HelpersPanel)
