import { Component, type ReactNode } from 'react'

interface ExpendableProps {
  /** The address, or whatever else makes a new start. */
  at: string
  children: ReactNode
}

/** What a page can do without: where it throws nothing is shown in its place, until the address changes. */
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
