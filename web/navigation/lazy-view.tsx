import * as say from '#words/shell.js'
import { Component, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { useRetry } from '../api/connection.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { reloadOnce } from './reload-once.ts'

/** A chunk failed to load: the network failed, or a deployment has replaced the chunk. */
export class LoadError extends Error {
  /** Clears the failed import, so that the next render retries it. */
  readonly forget: () => void
  constructor(cause: unknown, forget: () => void) {
    super(say.partNotLoaded(), { cause })
    this.forget = forget
  }
}

/** Reloads the page if its chunks were replaced. */
export function recover(error: LoadError): void {
  error.forget()
  void reloadOnce()
}

/** Rejects with a `LoadError`. */
export const loadCode = <Code,>(load: () => Promise<Code>, forget: () => void = () => {}): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new LoadError(cause, forget)
  })

/** A view whose code is loaded when first rendered, or earlier by `preload`. */
export type LazyView<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** Undefined keeps the code out of the bundle: `import.meta.env.SSR ? undefined : …` for views with `edge: false`. */
type Load<Props> = (() => Promise<ComponentType<Props>>) | undefined

interface LazyViewOptions {
  /** Whether the edge renders it. Dialogs and views for signed-in users would only enlarge the Worker's bundle. */
  edge?: boolean
  /** Rendered in place of a view with `edge: false`, at the edge and until hydration. */
  placeholder?: ReactNode
}

/** Imports in flight: a renderer that cannot suspend awaits them and renders again. */
export const codeUnderWay = new Set<Promise<void>>()

/** A preloaded view renders at once, where `React.lazy` would show its fallback first. */
export function lazyView<Props extends object>(
  load: Load<Props>,
  { edge = true, placeholder = null }: LazyViewOptions = {},
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  let late: ComponentType<Props> | undefined
  const fetchCode = async (known: NonNullable<Load<Props>>) => {
    loaded = await loadCode(known, () => (late = undefined))
  }
  const preload = async () => {
    if (loaded || !load) return
    const coming = fetchCode(load)
    codeUnderWay.add(coming)
    await coming.finally(() => codeUnderWay.delete(coming))
  }
  const later = () =>
    lazy(async () => {
      await preload()
      return { default: loaded! }
    }) as unknown as ComponentType<Props>
  const View = (props: Props) => {
    const [Shown] = useState(() => loaded ?? (late ??= later()))
    return <Shown {...props} />
  }
  const HydratedView = (props: Props) => (useHydrated() ? <View {...props} /> : placeholder)
  return Object.assign(edge ? View : HydratedView, { preload })
}

/** A view that a page can do without: if its code fails to load, nothing is shown. */
export function optionalView<Props extends object>(load: Load<Props>, options?: LazyViewOptions): LazyView<Props> {
  const Inner = lazyView(load, options)
  const View = (props: Props) => (
    <Optional>
      <Inner {...props} />
    </Optional>
  )
  return Object.assign(View, { preload: Inner.preload })
}

/** Renders nothing while the code fails to load, and retries. */
class Optional extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadError) recover(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof LoadError)) throw error
    return <Retry onRetry={() => this.setState({ error: undefined })} />
  }
}

export function Retry({ onRetry }: { onRetry: () => void }): null {
  useRetry(onRetry)
  return null
}
