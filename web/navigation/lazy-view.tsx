import { Component, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { useRetry } from '../api/connection.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { reloadOnce } from './reload-once.ts'

/** Code of the site that did not come: the network failed, or a newer version has taken its place. */
export class LoadError extends Error {
  /** Lets the next view ask for it again. */
  readonly forget: () => void
  constructor(cause: unknown, forget: () => void) {
    super('This part of Kibitz couldn’t be loaded. Check your connection and try again.', { cause })
    this.forget = forget
  }
}

/** What follows when code that is wanted on screen did not come. */
export function recover(error: LoadError): void {
  error.forget()
  void reloadOnce()
}

/** Loads code of the site; what does not come is a `LoadError`. */
export const loadCode = <Code,>(load: () => Promise<Code>, forget: () => void = () => {}): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new LoadError(cause, forget)
  })

/** A view whose code is loaded when it is first shown, or before by `preload`. */
export type LazyView<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** Undefined where the code is not part of the bundle: `import.meta.env.SSR ? undefined : …` for views with `edge: false`. */
type Load<Props> = (() => Promise<ComponentType<Props>>) | undefined

interface LazyViewOptions {
  /** Whether the edge renders it. Views of signed-in people and of dialogs need no place in the Worker's bundle. */
  edge?: boolean
  /** What the edge, and the browser until it has hydrated the page, renders in place of a view with `edge: false`. */
  placeholder?: ReactNode
}

/** Code that is being loaded, so that a renderer that cannot wait can render again afterwards. */
export const codeUnderWay = new Set<Promise<void>>()

/** One that was preloaded is shown at once, where `lazy` alone would show its fallback first. */
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

/** The same for what a page can do without: while its code cannot be loaded, nothing is shown. */
export function optionalView<Props extends object>(load: Load<Props>, options?: LazyViewOptions): LazyView<Props> {
  const Inner = lazyView(load, options)
  const View = (props: Props) => (
    <Optional>
      <Inner {...props} />
    </Optional>
  )
  return Object.assign(View, { preload: Inner.preload })
}

/** Shows nothing in place of what has no code, until that may be had. */
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

/** Shows nothing, and tries again by itself. */
export function Retry({ onRetry }: { onRetry: () => void }): null {
  useRetry(onRetry)
  return null
}
