import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ReportError } from '../../ports/reportError';
import { BoardPhone } from './BoardPhone';

/** How long to wait before rendering again after a failure, in milliseconds. */
const DRAW_AGAIN_AFTER = 30_000;

interface Props {
  readonly reportError: ReportError;
  readonly children: ReactNode;
}

/** Shows the phone number when rendering fails, and retries by itself: nobody is there to reload the page. */
export class BoardBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.reportError(error);
    setTimeout(() => this.setState({ hasFailed: false }), DRAW_AGAIN_AFTER);
  }

  override render() {
    return this.state.hasFailed ? (
      <main className="board">
        <BoardPhone reason={({ words }) => words.replaced} />
      </main>
    ) : (
      this.props.children
    );
  }
}
