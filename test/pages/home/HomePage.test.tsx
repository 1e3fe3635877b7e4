import { screen, within } from '@testing-library/react';
import type { RenderedApp } from '../../support/renderApp';
import { demoSite } from '../../support/demoSite';
import { renderApp } from '../../support/renderApp';

let app: RenderedApp;

beforeEach(() => {
  app = renderApp();
});

afterEach(() => app.stop());

describe('home page', () => {
  it('has its parts from top to bottom', () => {
    app.unmount();
    app.stop();
    const office = { ...demoSite.office, announcement: 'V piatok máme zatvorené.' };
    app = renderApp('/', { site: { ...demoSite, office } });
    const parts = document.querySelectorAll('header, .banner, main, h1, .open-now, h2, footer');
    expect([...parts].map(({ tagName, className, textContent }) => (/^H\d/.test(tagName) ? textContent : className))).toEqual([
      'navbar',
      'banner',
      'o-page__main',
      'Zmeňte si peniaze jednoducho a\u00a0bez poplatkov',
      'open-now',
      'Výhodné kurzy',
      'Žiadne poplatky',
      'Sme vám nablízku',
      'Kurzový lístok',
      'Menová kalkulačka',
      'Kontakt',
      'footer',
    ]);
  });

  it('makes every claim of the office', () => {
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Výhodné kurzy. Hlavná 12, Prešov.');
    expect(main).toHaveTextContent('Pri väčšej sume sa dá dohodnúť lepší.');
    expect(main).toHaveTextContent('Neúčtujeme poplatok ani províziu.');
    expect(main).toHaveTextContent('Telefonicky, e-mailom, na sociálnej sieti a osobne v zmenárni.');
  });

  it('speaks of a social network only when the office has a page there', () => {
    app.unmount();
    app.stop();
    app = renderApp('/', { site: { ...demoSite, office: { ...demoSite.office, social: null } } });
    expect(screen.getByRole('main')).toHaveTextContent('Telefonicky, e-mailom a osobne v zmenárni.');
    expect(document.body).not.toHaveTextContent(/sociáln|Facebook/);
  });

  it('names its sections by the ids that the navigation jumps to', () => {
    expect(screen.getByRole('region', { name: 'Kurzový lístok' })).toHaveAttribute('id', 'rates-table');
    expect(screen.getByRole('region', { name: 'Menová kalkulačka' })).toHaveAttribute('id', 'calculator');
    expect(screen.getByRole('region', { name: 'Kontakt' })).toHaveAttribute('id', 'contact');
  });

  it('offers first of all to skip to the content', async () => {
    await app.user.tab();
    const skip = screen.getByRole('link', { name: 'Preskočiť na obsah' });
    expect(skip).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
  });

  it('ends with the logo, the copyright and the social link', () => {
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Pod vežou').parentElement?.previousElementSibling).toHaveClass('logo__mark');
    expect(footer.getByText('© 2023 Zmenáreň Pod vežou')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/zmenarenpodvezou');
  });

  it('titles the window', () => {
    expect(document.title).toBe('Zmenáreň Pod vežou – kurzový lístok a menová kalkulačka');
  });
});
