import { render, screen } from '@testing-library/react';
import { NotificationBanner } from '../../../src/features/office/NotificationBanner';
import { office } from '../../../src/site/office';

describe('notification banner', () => {
  it('renders nothing without an announcement', () => {
    const { container } = render(<NotificationBanner />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the announcement that the office has', () => {
    jest.replaceProperty(office, 'announcement', 'V piatok máme zatvorené.');
    render(<NotificationBanner />);
    expect(screen.getByRole('complementary', { name: 'Oznam' })).toHaveTextContent('V piatok máme zatvorené.');
  });

  afterEach(() => jest.restoreAllMocks());
});
