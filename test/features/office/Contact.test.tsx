import { act, screen, within } from '@testing-library/react';
import { renderOnSite } from '../../support/demoSite';
import { Contact } from '../../../src/features/office/Contact';

/** An observer whose moment the test chooses. */
function stubIntersectionObserver() {
  const observers: { report: (isIntersecting: boolean) => void; disconnect: jest.Mock }[] = [];
  window.IntersectionObserver = jest.fn((callback: (entries: { isIntersecting: boolean }[]) => void) => {
    const disconnect = jest.fn();
    observers.push({ report: (isIntersecting) => callback([{ isIntersecting }]), disconnect });
    return { observe: jest.fn(), disconnect };
  }) as unknown as typeof IntersectionObserver;
  return observers;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

describe('contact', () => {
  it('gives the legal name, the address and every way to reach the office', () => {
    renderOnSite(<Contact />);
    const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
    expect(contact.getByText('Zmenáreň Pod vežou, s. r. o.')).toBeVisible();
    expect(contact.getByText(/Hlavná 12/)).toHaveTextContent('080 01 Prešov');
    expect(contact.getByRole('link', { name: '+421 900 000 100' })).toHaveAttribute('href', 'tel:+421900000100');
    expect(contact.getByRole('link', { name: '+421 900 000 200' })).toHaveAttribute('href', 'tel:+421900000200');
    expect(contact.getByRole('link', { name: 'info@podvezou.example' })).toHaveAttribute('href', 'mailto:info@podvezou.example');
    expect(contact.getByRole('link', { name: 'Facebook' })).toBeVisible();
  });

  it('gives the opening hours', () => {
    renderOnSite(<Contact />);
    const days = screen.getAllByRole('term').map((term) => term.textContent);
    const hours = screen.getAllByRole('definition').map((definition) => definition.textContent);
    expect(days).toEqual(['Pondelok – Piatok', 'Sobota – Nedeľa']);
    expect(hours).toEqual(['9:00 – 17:00', 'zatvorené']);
  });

  it('asks for the map only when the visitor comes near, and watches no longer', () => {
    const observers = stubIntersectionObserver();
    renderOnSite(<Contact />);
    act(() => observers[0]?.report(false));
    expect(screen.queryByTitle('Mapa s polohou zmenárne')).not.toBeInTheDocument();
    act(() => observers[0]?.report(true));
    expect(screen.getByTitle('Mapa s polohou zmenárne')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.openstreetmap.org/export/embed.html'),
    );
    expect(observers[0]?.disconnect).toHaveBeenCalled();
  });

  it('links to the map in any case', () => {
    renderOnSite(<Contact />);
    expect(screen.queryByTitle('Mapa s polohou zmenárne')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Otvoriť mapu na celej stránke' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.openstreetmap.org/'),
    );
  });
});
