import { Component, type ReactNode } from 'react';
import { reloadNewest } from '../lib/reloadNewest';

type Props = {
  children: ReactNode;
  /** Another value starts over, such as the next page's address. */
  resetKey?: string;
  /** What stands around the explanation. */
  frame?: (explanation: ReactNode) => ReactNode;
};

/** Explains a page that failed to draw or whose code did not arrive, and offers to load it anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const explanation = (
      <div className="page" role="alert">
        <h1>This page could not be shown</h1>
        <p>Something went wrong on our side, or a new version has been put online. Nothing that was saved is lost.</p>
        <button type="button" className="button button--primary" onClick={() => void reloadNewest()}>
          Reload
        </button>
      </div>
    );
    return this.props.frame?.(explanation) ?? explanation;
  }
}
