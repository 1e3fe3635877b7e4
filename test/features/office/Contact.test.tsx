import { fireEvent, screen, within } from '@testing-library/react';
import type { Closure } from '../../../src/domain/time/openingHours';
import { buildOffice } from '../../support/buildOffice';
import { demoSite, onSite, renderOnSite } from '../../support/demoSite';
import { Contact } from '../../../src/features/office/Contact';
import { OpeningHoursAt } from '../../../src/features/office/OpeningHours';

const map = 'Mapa s polohou zmenárne';

/** Each term with its definition. */
function termsIn(element: HTMLElement | null) {
  const terms = element ? within(element).getAllByRole('term') : [];
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

describe('contact', () => {
  it('gives the legal name, the address and every way to reach the office', () => {
    renderOnSite(<Contact />);
    const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
    expect(contact.getByText('Zmenáreň Pod vežou, s. r. o.')).toBeVisible();
    expect(contact.getByText(/Hlavná 12/, { selector: 'address' })).toHaveTextContent('080 01 Prešov');
    expect(contact.getByRole('link', { name: '+421 900 000 100' })).toHaveAttribute('href', 'tel:+421900000100');
    expect(contact.getByRole('link', { name: '+421 900 000 200' })).toHaveAttribute('href', 'tel:+421900000200');
    expect(contact.getByRole('link', { name: 'info@podvezou.example' })).toHaveAttribute('href', 'mailto:info@podvezou.example');
    expect(contact.getByRole('link', { name: 'Facebook' })).toBeVisible();
  });

  it('names the social network of an office that has a page there', () => {
    renderOnSite(<Contact />);
    expect(screen.getByRole('heading', { name: 'E-mail a\u00a0sociálna sieť' }).parentElement).toHaveTextContent(/Facebook$/);
  });

  it('names no social network when the office has no page there', () => {
    renderOnSite(<Contact />, { ...demoSite, office: buildOffice({ social: null }) });
    expect(screen.getByRole('heading', { name: 'E-mail' }).parentElement).toHaveTextContent('E-mailinfo@nanamesti.sk');
    expect(document.body).not.toHaveTextContent(/sociáln|Facebook/);
  });

  it('gives the opening hours', () => {
    renderOnSite(<Contact />);
    expect(termsIn(screen.getByText('Otváracie hodiny').parentElement)).toEqual([
      ['Pondelok – piatok', '9:00\u00a0–\u2060\u00a017:00'],
      ['Sobota – nedeľa', 'zatvorené'],
    ]);
  });

  it('gives the hours before and after a break', () => {
    const openingHours = [{ days: [1, 7], hours: ['9:00', '17:00'], break: ['12:00', '12:30'] }] as const;
    renderOnSite(<OpeningHoursAt now={null} />, { ...demoSite, office: { ...demoSite.office, openingHours } });
    expect(termsIn(document.body)).toEqual([
      ['Pondelok – nedeľa', '9:00\u00a0–\u2060\u00a012:00, 12:30\u00a0–\u2060\u00a017:00'],
    ]);
  });

  it('tells what the law has an exchange office tell, and that the demo’s is made up', () => {
    renderOnSite(<Contact />);
    const operator = screen.getByText('Prevádzkovateľ').parentElement;
    expect(termsIn(operator)).toEqual([
      ['Sídlo', 'Hlavná 12, 080 01 Prešov'],
      ['IČO', '99999994'],
      ['DIČ', '2099999990'],
      ['Register', 'Obchodný register Okresného súdu Prešov, oddiel Sro, vložka č. 99999/P'],
      ['Devízová licencia', 'ODT-99999/2023-1, Národná banka Slovenska, 3.5.2023'],
      ['Dohľad', 'Národná banka Slovenska, Imricha Karvaša 1, 813 25 Bratislava'],
      ['Reklamácie', 'Hlavná 12, 080 01 Prešov, info@podvezou.example, vybavenie do 30\u00a0dní'],
    ]);
    expect(operator).toHaveTextContent('Ukážka: údaje sú vymyslené.');
  });

  it('tells the VAT number of an office that has one, and of a real office that nothing is made up', () => {
    renderOnSite(<Contact />, { ...demoSite, office: buildOffice() });
    const operator = screen.getByText('Prevádzkovateľ').parentElement;
    expect(termsIn(operator)).toContainEqual(['IČ DPH', 'SK2020317068']);
    expect(operator).not.toHaveTextContent('vymyslené');
  });

  it('gives the closures of the next days, and none before the time is known', () => {
    const closures: readonly Closure[] = [
      { firstDay: '2026-05-01', lastDay: '2026-05-01', closed: 'day' },
      { firstDay: '2026-04-30', lastDay: '2026-04-30', closed: { from: '15:00', to: '24:00' } },
      { firstDay: '2026-05-04', lastDay: '2026-05-08', closed: 'day' },
      { firstDay: '2026-12-24', lastDay: '2026-12-26', closed: 'day' },
    ];
    const site = { ...demoSite, office: { ...demoSite.office, closures } };
    const { rerender } = renderOnSite(<OpeningHoursAt now={Date.parse('2026-04-27T10:00+02:00')} />, site);
    const lines = () => termsIn(document.body);
    expect(lines().slice(2)).toEqual([
      ['Št 30.4.', 'zatvorené 15:00\u00a0–\u2060\u00a024:00'],
      ['Pi 1.5.', 'zatvorené'],
      ['Po 4.5. – Pi 8.5.', 'zatvorené'],
    ]);
    rerender(onSite(<OpeningHoursAt now={null} />, site));
    expect(lines()).toHaveLength(2);
  });

  it('shows the map when it is asked for, and hides it again', () => {
    renderOnSite(<Contact />);
    expect(screen.queryByTitle(map)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Zobraziť mapu' }));
    expect(screen.getByTitle(map)).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.openstreetmap.org/export/embed.html'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Skryť mapu' }));
    expect(screen.queryByTitle(map)).not.toBeInTheDocument();
  });

  it('leaves the street plan uncovered while the browser is offline, says so, and shows the map once it is online', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderOnSite(<Contact />);
    fireEvent.click(screen.getByRole('button', { name: 'Zobraziť mapu' }));
    expect(screen.queryByTitle(map)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Mapa sa načíta, keď budete online.');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByTitle(map)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.queryByTitle(map)).not.toBeInTheDocument();
    online.mockRestore();
  });

  it('links to the map in any case', () => {
    renderOnSite(<Contact />);
    expect(screen.queryByTitle(map)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Otvoriť mapu na celej stránke' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.openstreetmap.org/'),
    );
  });
});
