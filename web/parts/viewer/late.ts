import { lazyView } from '../../navigation/lazy-view.tsx'

export const MoreMenu = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./more-menu.tsx')).MoreMenu,
  { edge: false },
)
