import { Component, type ReactNode } from 'react'

interface ExpendableProps {
  /** Another value, usually the path, resets the boundary. */
  at: string
  children: ReactNode
}

/**
 * Error boundary of a part that the page can do without: after an error nothing is shown, until the address changes.
 */
export class Expendable extends Component<ExpendableProps, { at: string; isGone: boolean }> {
  override state = { at: this.props.at, isGone: false }

  static getDerivedStateFromProps({ at }: ExpendableProps, state: { at: string }) {
    return at === state.at ? null : { at, isGone: false }
  }

  static getDerivedStateFromError() {
    return { isGone: true }
  }

  override render() {
    return this.state.isGone ? null : this.props.children
  }
}
