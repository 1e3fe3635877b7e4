import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LanguageOffer } from '../../../src/features/frame/LanguageOffer';
import { languageOffers } from '../../../src/site/words/languageOffers';

describe('the question for another language', () => {
  it("opens by itself, in the visitor's language, and is closed by its refusal", () => {
    // jsdom doesn't support popovers; test/browser/languages.test.ts tests a real one.
    const showPopover = jest.fn();
    HTMLElement.prototype.showPopover = showPopover;
    const accept = jest.fn();
    render(<LanguageOffer language="en" words={languageOffers.en} onAccept={accept} />);

    const question = screen.getByRole('dialog', { name: 'Read this page in English?' });
    expect(showPopover.mock.contexts).toEqual([question]);
    expect(question).toHaveAttribute('lang', 'en');
    screen.getByRole('button', { name: 'In English' }).click();
    expect(accept).toHaveBeenCalledTimes(1);
    const refusal = screen.getByRole('button', { name: 'No, thanks' });
    expect(refusal).toHaveAttribute('popovertarget', question.id);
    expect(refusal).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('is read aloud once it has opened', async () => {
    jest.useFakeTimers();
    HTMLElement.prototype.showPopover = jest.fn();
    render(<LanguageOffer language="en" words={languageOffers.en} onAccept={jest.fn()} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const question = screen.getByRole('dialog');
    fireEvent(question, Object.assign(createEvent('toggle', question), { newState: 'open' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(status).toHaveTextContent('Read this page in English?');
    jest.useRealTimers();
  });
});
