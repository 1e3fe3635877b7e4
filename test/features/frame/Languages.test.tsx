import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Languages } from '../../../src/features/frame/Languages';
import { createSite } from '../../../src/site/site';
import { SiteContext } from '../../../src/site/useSite';
import { demoSite, renderOnSite } from '../../support/demoSite';

describe('the languages', () => {
  it('are named in themselves, the shown one marked', () => {
    renderOnSite(
      <MemoryRouter>
        <Languages />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('list', { name: 'Jazyk' })).getAllByRole('link');
    expect(links.map((link) => link.lang)).toEqual(['sk', 'en', 'de', 'hu', 'pl', 'uk']);
    expect(screen.getByRole('link', { name: 'Magyar' })).toHaveAttribute('href', '/hu');
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Slovenčina');
  });

  it('lead from a page to the same in the other language', () => {
    renderOnSite(
      <MemoryRouter initialEntries={['/podmienky']}>
        <Languages />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Magyar' })).toHaveAttribute('href', '/hu/conditions');
    expect(screen.getByRole('link', { name: 'Slovenčina' })).toHaveAttribute('href', '/podmienky');
  });

  it('are not there where the office offers one alone', () => {
    const { language, words, office, currencyNames } = demoSite;
    const site = createSite(language, words, { ...office, languages: ['sk'] }, currencyNames);
    renderOnSite(
      <SiteContext value={site}>
        <MemoryRouter>
          <Languages />
        </MemoryRouter>
      </SiteContext>,
    );
    expect(screen.queryByRole('list')).toBeNull();
  });
});
