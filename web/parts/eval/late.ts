import { optionalView } from '../../navigation/lazy-view.tsx'

/** What evaluations need is loaded when a game has some, or when the reader asks an engine. */
const edge = { edge: false }

export const EvalBar = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./eval-bar.tsx')).EvalBar,
  edge,
)
export const EvalGraph = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./eval-graph.tsx')).EvalGraph,
  edge,
)
export const SwingChip = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./swing-chip.tsx')).SwingChip,
  edge,
)
export const TurningPoints = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./turning-points.tsx')).TurningPoints,
  edge,
)
export const EnginePanel = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./engine-panel.tsx')).EnginePanel,
  edge,
)
