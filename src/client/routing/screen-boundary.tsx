import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; broken: (error: unknown) => ReactNode }
type State = { caught: { error: unknown } | null }

/** Shows something else in place of a screen that broke. React asks for a class here. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { caught: null }

  static getDerivedStateFromError = (error: unknown): State => ({ caught: { error } })

  override render(): ReactNode {
    const { caught } = this.state
    return caught ? this.props.broken(caught.error) : this.props.children
  }
}
