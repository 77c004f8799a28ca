import { Component, type ErrorInfo, type ReactNode } from 'react';
import { TroublePage } from './TroublePage.tsx';

interface State {
  readonly error?: unknown;
  readonly where?: string;
}

/** Catches what breaks while a page is drawn. React offers this to classes only. */
export class Trouble extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    if (componentStack) this.setState({ where: componentStack });
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    return <TroublePage error={this.state.error} where={this.state.where ?? ''} />;
  }
}
