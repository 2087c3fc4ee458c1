import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Numbers and colours computed from data reach the styles as custom properties. */
    [name: `--${string}`]: string | number | undefined
  }
}
