import { screen } from '@testing-library/react';
import { NotificationBanner } from '../../../src/features/office/NotificationBanner';
import { demoSite, renderOnSite } from '../../support/demoSite';

describe('notification banner', () => {
  it('renders nothing without an announcement', () => {
    const { container } = renderOnSite(<NotificationBanner />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the announcement that the office has', () => {
    const office = { ...demoSite.office, announcement: 'V piatok máme zatvorené.' };
    renderOnSite(<NotificationBanner />, { ...demoSite, office });
    expect(screen.getByRole('complementary', { name: 'Oznam' })).toHaveTextContent('V piatok máme zatvorené.');
  });
});
