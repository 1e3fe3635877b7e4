import { screen, within } from '@testing-library/react';
import type { RenderedApp } from '../../support/renderApp';
import { decimalPart, renderEditor, STAFF_EMAIL } from '../../support/staffScreens';

let app: RenderedApp;

beforeEach(async () => {
  app = await renderEditor();
});

afterEach(() => app.stop());

const pages = () => within(screen.getByRole('navigation', { name: 'Stránky pre zamestnancov' }));

describe('the layout of the staff area', () => {
  it('links its pages and marks the one that is shown', () => {
    expect(pages().getByRole('link', { name: 'Kurzy' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps edits and session on the way to its own pages, and asks nothing', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await app.user.click(pages().getByRole('link', { name: 'História' }));
    expect(await screen.findByRole('heading', { name: 'História' })).toBeVisible();
    await app.user.click(pages().getByRole('link', { name: 'Kurzy' }));
    expect(await screen.findByRole('heading', { name: 'Úprava kurzov' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('5');
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
  });

  it('begins with a way past the navigation', async () => {
    await app.user.click(screen.getByRole('link', { name: 'Preskočiť na obsah' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
