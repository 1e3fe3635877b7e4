import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite } from '../../support/demoSite';
import { Hero } from '../../../src/pages/home/Hero';

describe('hero', () => {
  it('tells the offer and leads to the rates and the calculator', () => {
    renderOnSite(<Hero />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zmeňte si peniaze jednoducho a bez poplatkov');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#rates-table', '#calculator']);
  });

  it('lets the visitor stop the coin and set it going again', async () => {
    renderOnSite(<Hero />);
    const user = userEvent.setup();
    const pause = screen.getByRole('checkbox', { name: 'Zastaviť otáčanie mince' });
    await user.click(pause);
    expect(pause).toBeChecked();
    await user.click(pause);
    expect(pause).not.toBeChecked();
  });
});
