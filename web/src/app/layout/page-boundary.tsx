import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { layoutCopy as copy } from './layout.copy.ts';

/** Offers a reload when a page fails, or when its code is gone because a newer version was deployed. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={copy.broken} lead={copy.brokenLead} width="text">
        <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
      </Page>
    );
  }
}
