import { Component, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { useRetry } from '../api/connection.ts'
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

/** A view whose code comes when it is first shown, or before. */
export type LazyView<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** Code that is under way: who renders without waiting renders again once it is there. */
export const codeUnderWay = new Set<Promise<void>>()

/** One that was loaded ahead is shown at once, where `lazy` alone would show what waits for it once more. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  let late: ComponentType<Props> | undefined
  const fetchCode = async () => {
    loaded = await loadCode(load, () => (late = undefined))
  }
  const preload = async () => {
    if (loaded) return
    const coming = fetchCode()
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
  return Object.assign(View, { preload })
}

/** The same for what a page can do without: while its code does not come, nothing is shown. */
export function optionalView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const Inner = lazyView(load)
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
