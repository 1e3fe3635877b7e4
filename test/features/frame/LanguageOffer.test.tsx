import { render, screen } from '@testing-library/react';
import { LanguageOffer } from '../../../src/features/frame/LanguageOffer';
import { languageOffers } from '../../../src/site/words/languageOffers';

describe('the question for another language', () => {
  it("opens by itself, in the visitor's language, and is closed by its refusal", () => {
    // The document here knows no popovers; test/browser/languages.test.ts shows a real one.
    const showPopover = jest.fn();
    HTMLElement.prototype.showPopover = showPopover;
    render(<LanguageOffer language="en" words={languageOffers.en} address="/en?amount=50" />);

    const question = screen.getByRole('dialog', { name: 'Read this page in English?' });
    expect(showPopover.mock.contexts).toEqual([question]);
    expect(question).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'In English' })).toHaveAttribute('href', '/en?amount=50');
    const refusal = screen.getByRole('button', { name: 'No, thanks' });
    expect(refusal).toHaveAttribute('popovertarget', question.id);
    expect(refusal).toHaveAttribute('popovertargetaction', 'hide');
  });
});
