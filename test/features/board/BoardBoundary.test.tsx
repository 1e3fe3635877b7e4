import { act, render, screen } from '@testing-library/react';
import { BoardBoundary } from '../../../src/features/board/BoardBoundary';
import { BoardLocaleContext } from '../../../src/features/board/boardLocale';
import { boardWordsOf } from '../../support/boardWordsOf';
import { demoSite, onSite } from '../../support/demoSite';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the phone number when the board can not be drawn, and draws it again after 30 s', async () => {
  const broken = new Error('not to be drawn');
  const reportError = jest.fn();
  // React itself reports the error, too.
  const reportByReact = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Rates() {
    if (isBroken) {
      throw broken;
    }
    return 'the rates';
  }
  render(
    onSite(
      <BoardLocaleContext value={[{ site: demoSite, words: boardWordsOf.sk }]}>
        <BoardBoundary reportError={reportError}>
          <Rates />
        </BoardBoundary>
      </BoardLocaleContext>,
    ),
  );
  expect(reportError.mock.calls).toEqual([[broken]]);
  expect(screen.getByText('+421 900 000 100')).toBeVisible();
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(29_999));
  expect(screen.queryByText('the rates')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('the rates')).toBeVisible();
  reportByReact.mockRestore();
});
