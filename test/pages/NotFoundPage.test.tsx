import { screen } from '@testing-library/react';
import type { RenderedApp } from '../support/renderApp';
import { renderApp } from '../support/renderApp';

let app: RenderedApp;

beforeEach(() => {
  app = renderApp('/niekde/inde');
});

afterEach(() => app.stop());

describe('not found page', () => {
  it('says so between the bar and the footer', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Stránka sa nenašla' })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.title).toBe('Stránka sa nenašla – Zmenáreň Pod vežou');
  });

  it('leads home, and the focus goes to the heading there', async () => {
    await app.user.click(screen.getByRole('link', { name: 'Na úvodnú stránku' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zmeňte si peniaze');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
