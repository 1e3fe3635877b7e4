import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from '../pages/CrashPage';
import type { ReportError } from '../ports/reportError';

interface Props {
  readonly reportError: ReportError;
  readonly children: ReactNode;
}

/** When rendering fails, shows a page with the phone number instead of a blank page. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.reportError(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
