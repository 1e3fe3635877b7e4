import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useCurrencyParameter, withCurrency } from '../../src/staff/currencyParameter';

function askedBy(address: string): string | null {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(useCurrencyParameter, { wrapper }).result.current;
}

it('an address names the currency that it was made with', () => {
  expect(askedBy(withCurrency('/rates', 'USD'))).toBe('USD');
});

it.each(['/rates', '/rates?currency=', '/rates?currency=usd', '/rates?currency=constructor', '/rates?other=USD'])(
  '%s names none',
  (address) => {
    expect(askedBy(address)).toBeNull();
  },
);
