import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** Code of the site that did not come: the network failed, or a newer version has taken its place. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('This part of Kibitz couldn’t be loaded. Check your connection and try again.', { cause })
  }
}

/** A view whose code comes when it is first shown, or before. */
export type LazyView<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** One that was loaded ahead is shown at once, where `lazy` alone would show what waits for it once more. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load().catch((cause: unknown) => {
      throw new LoadError(cause)
    })
  }
  const Late = lazy(async () => {
    await preload()
    return { default: loaded! }
  }) as unknown as ComponentType<Props>
  const View = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(View, { preload })
}

/** The same for what a page can do without: when its code does not come, nothing is shown. */
export const optionalView = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> =>
  lazyView(() => load().catch(() => Nothing))

const Nothing = () => null
