import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderOnSite } from '../../support/demoSite';
import { Navbar } from '../../../src/features/frame/Navbar';

function renderNavbar() {
  renderOnSite(
    <MemoryRouter>
      <Navbar />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    toggle: screen.getByRole('button', { name: 'Menu' }),
    navigation: within(screen.getByRole('navigation', { name: 'Hlavná navigácia' })),
  };
}

describe('navbar', () => {
  it('links home, to the three sections and to the phone', () => {
    const { navigation } = renderNavbar();
    expect(navigation.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Zmenáreň Pod vežou', '/'],
      ['Kurzový lístok', '#rates-table'],
      ['Menová kalkulačka', '#calculator'],
      ['Kontakt', '#contact'],
      ['SKSlovenčina', '/'],
      ['ENEnglish', '/en'],
      ['DEDeutsch', '/de'],
      ['HUMagyar', '/hu'],
      ['PLPolski', '/pl'],
      ['UAУкраїнська', '/uk'],
      ['Zavolajte nás +421 900 000 100', 'tel:+421900000100'],
    ]);
  });

  it('leads from another page to the sections of the home page', () => {
    renderOnSite(
      <MemoryRouter initialEntries={['/nowhere']}>
        <Navbar />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/#contact');
  });

  it("leads within a language to that language's home page", () => {
    renderOnSite(
      <MemoryRouter basename="/en" initialEntries={['/en/nowhere']}>
        <Navbar />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/en#contact');
    expect(screen.getByRole('link', { name: /úvodná stránka/ })).toHaveAttribute('href', '/en');
  });

  it('scrolls to the top by the logo, unless that opens another window', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, navigation } = renderNavbar();
    const home = navigation.getByRole('link', { name: /úvodná stránka/ });
    // jsdom can't follow links.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(home);
    await user.keyboard('{/Control}');
    expect(scroll).not.toHaveBeenCalled();
    await user.click(home);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
  });

  it('has a menu that the browser opens and closes by its buttons', () => {
    const { toggle } = renderNavbar();
    const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(menu).toContainElement(screen.getByRole('link', { name: 'Kontakt' }));
    const close = screen.getByRole('button', { name: 'Zavrieť menu' });
    expect(close).toHaveAttribute('popovertarget', menu?.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('goes to the top of the page with the logo', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderNavbar();
    await user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
