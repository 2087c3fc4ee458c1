import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Styles take computed numbers and colours as custom properties. */
    [name: `--${string}`]: string | number | undefined
  }
}
