import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderOnSite } from '../../support/demoSite';
import { Navbar } from '../../../src/features/frame/Navbar';

function renderNavbar() {
  renderOnSite(
    <MemoryRouter>
      <Navbar />
      <button type="button">elsewhere</button>
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
      ['Kurzový lístok', '/#rates-table'],
      ['Menová kalkulačka', '/#calculator'],
      ['Kontakt', '/#contact'],
      ['Zavolajte nás', 'tel:+421900000100'],
    ]);
  });

  it('opens and closes the menu with its button', async () => {
    const { user, toggle } = renderNavbar();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toHaveClass('navbar__menu--open');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes it on Escape and gives the focus back to the button', async () => {
    const { user, toggle } = renderNavbar();
    toggle.focus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('link', { name: 'Kurzový lístok' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it.each(['Kontakt', /úvodná stránka/])('closes it when %s is chosen', async (name) => {
    const { user, toggle } = renderNavbar();
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(toggle);
    await user.click(screen.getByRole('link', { name }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes it when the visitor turns elsewhere, by pointer or by keyboard', async () => {
    const { user, toggle } = renderNavbar();
    await user.click(toggle);
    await user.click(document.body);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves Escape alone while the menu is closed', async () => {
    const { user, toggle } = renderNavbar();
    await user.keyboard('{Escape}');
    expect(toggle).not.toHaveFocus();
  });

  it('goes to the top of the page with the logo', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderNavbar();
    await user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
