import { screen } from '@testing-library/react';
import { renderOnSite } from '../support/demoSite';
import { CrashBoundary } from '../../src/app/CrashBoundary';

function Broken(): never {
  throw new Error('The page is broken.');
}

describe('crash page', () => {
  it('stands in for a page that fails to render: with the phone number and a reload, without store or router', () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reportError = jest.fn();
    renderOnSite(
      <CrashBoundary reportError={reportError}>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Niečo sa pokazilo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zavolajte nás: +421 900 000 100' })).toHaveAttribute('href', 'tel:+421900000100');
    expect(screen.getByRole('button', { name: 'Načítať stránku znova' })).toBeEnabled();
    expect(reportError).toHaveBeenCalledWith(new Error('The page is broken.'));
    silenced.mockRestore();
  });
});
