import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RenderedApp } from '../../support/renderApp';
import { decimalPart, renderEditor, saveButton, STAFF_EMAIL } from '../../support/staffScreens';

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

  it('stops asking whether to leave once everything is saved', async () => {
    let accept = (): void => undefined;
    app.ratesWriter.answerWith(new Promise((resolve) => (accept = resolve)));
    await app.user.clear(decimalPart('USD', 'Nákup'));
    await app.user.type(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(screen.getByRole('dialog', { name: 'Odísť bez uloženia?' })).toBeVisible();
    await act(() => {
      accept();
      return Promise.resolve();
    });
    expect(await screen.findByText('Zmeny boli úspešne uložené.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Úprava kurzov' })).toBeVisible();
  });

  it('takes a step to another page for an answer to an open question', async () => {
    // The question makes the navigation unreachable for a pointer, but not for the browser's Back.
    const goTo = async (link: string, heading: string) => {
      fireEvent.click(screen.getByText(link, { selector: '.staff-navbar__link' }));
      await screen.findByRole('heading', { name: heading });
    };
    await app.user.clear(decimalPart('USD', 'Nákup'));
    await app.user.type(decimalPart('USD', 'Nákup'), '9');
    await app.user.click(saveButton());
    expect(screen.getByRole('dialog')).toBeVisible();
    await goTo('Meny', 'Meny v zozname');
    await app.user.click(screen.getByRole('button', { name: 'Vyradiť USD' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await goTo('Kurzy', 'Úprava kurzov');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await goTo('Meny', 'Meny v zozname');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins with a way past the navigation', async () => {
    await app.user.click(screen.getByRole('link', { name: 'Preskočiť na obsah' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
