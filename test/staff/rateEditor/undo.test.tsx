import { act, fireEvent, screen } from '@testing-library/react';
import { selectEdit } from '../../../src/staff/rateEditor/editorSlice';
import type { EditorRoot } from '../../../src/staff/rateEditor/editorSlice';
import type { RenderedApp } from '../../support/renderApp';
import { settled } from '../../support/settled';
import { decimalPart, renderEditor, staffRates, wholePart } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

let app: RenderedApp;

beforeEach(async () => {
  app = await renderEditor();
});
afterEach(() => app.stop());

type Side = 'Nákup' | 'Predaj';

const shown = (acronym: string, side: Side = 'Nákup') => `${wholePart(acronym, side).value},${decimalPart(acronym, side).value}`;
/** What the store has over the stored rate; null for nothing. */
const kept = (acronym: string): string | null => {
  const edit = selectEdit(app.store.getState() as unknown as EditorRoot, acronym.toLowerCase(), 'buy');
  return edit && `${edit.parts.whole},${edit.parts.decimals}`;
};
const keys = (text: string) => app.user.keyboard(text);
const undo = () => keys('{Control>}z{/Control}');
const redo = () => keys('{Control>}y{/Control}');

async function goTo(acronym: string): Promise<void> {
  await app.user.click(document.body);
  await app.user.click(wholePart(acronym, 'Nákup'));
}

/** What a browser tells before it undoes or redoes from its menu; returns whether it may go on. */
function choose(inputType: string, input: HTMLElement): boolean {
  let mayGoOn = true;
  act(() => {
    mayGoOn = input.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  });
  return mayGoOn;
}

describe('undoing a rate', () => {
  it('goes back to the stored rate at once and no further, and keeps no edit', async () => {
    await goTo('USD');
    await keys('{Backspace}1,3');
    expect([shown('USD'), kept('USD')]).toEqual(['1,3', '1,3']);
    for (let pressed = 0; pressed < 4; pressed += 1) {
      await undo();
      expect([shown('USD'), kept('USD')]).toEqual(['1,187', null]);
    }
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
  });

  it('gives the decimals back with the whole part', async () => {
    await goTo('HUF');
    await keys('3');
    expect(shown('HUF')).toBe('3,');
    await undo();
    expect(shown('HUF')).toBe('374,0');
  });

  it('goes back to what had been typed before the focus came', async () => {
    await goTo('USD');
    await keys('1,19');
    await goTo('USD');
    await keys('1,25');
    await undo();
    await undo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,19', '1,19']);
  });

  it('selects the rate, so that typing replaces it', async () => {
    await goTo('USD');
    await keys('5,5');
    await undo();
    expect(wholePart('USD', 'Nákup')).toHaveFocus();
    await keys('1,2');
    expect([shown('USD'), kept('USD')]).toEqual(['1,2', '1,2']);
  });

  it('leaves other rates alone, and a rate in which nothing was typed', async () => {
    await goTo('CZK');
    await keys('24,8{Enter}23,9{Enter}');
    await goTo('USD');
    await undo();
    await redo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,187', null]);
    expect([shown('CZK'), shown('CZK', 'Predaj'), kept('CZK')]).toEqual(['24,8', '23,9', '24,8']);
  });

  it('goes back to the rate that somebody else has stored meanwhile', async () => {
    await goTo('USD');
    await keys('1,19');
    act(() =>
      app.gateway.sendRates(
        ...staffRates.map(({ key, value }) => ({ key, value: key === 'usd' ? { ...(value as object), buy: 1.2 } : value })),
      ),
    );
    await settled();
    expect(shown('USD')).toBe('1,19');
    await undo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,2', null]);
  });
});

describe('redoing a rate', () => {
  it.each(['{Control>}y{/Control}', '{Control>}{Shift>}Z{/Shift}{/Control}'])('%s brings back what was typed', async (again) => {
    await goTo('USD');
    await keys('1,3');
    await undo();
    await keys(again);
    await keys(again);
    expect([shown('USD'), kept('USD')]).toEqual(['1,3', '1,3']);
    await undo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,187', null]);
  });

  it('brings nothing back over what was typed since, nor in another rate, nor after Escape', async () => {
    await goTo('USD');
    await keys('1,3');
    await undo();
    await keys('1,4');
    await redo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,4', '1,4']);
    await undo();
    await keys('{Enter}');
    await redo();
    await keys('{Shift>}{Enter}{/Shift}');
    await redo();
    expect([shown('USD'), shown('USD', 'Predaj')]).toEqual(['1,187', '1,15']);
    await keys('1,3{Escape}');
    await redo();
    expect([shown('USD'), kept('USD')]).toEqual(['1,187', null]);
  });
});

describe("the browser's own undo", () => {
  it('is prevented, and does what the keys do', async () => {
    await goTo('USD');
    await keys('1,3');
    expect(choose('historyUndo', decimalPart('USD', 'Nákup'))).toBe(false);
    expect([shown('USD'), kept('USD')]).toEqual(['1,187', null]);
    expect(choose('historyRedo', wholePart('USD', 'Nákup'))).toBe(false);
    expect([shown('USD'), kept('USD')]).toEqual(['1,3', '1,3']);
    expect(choose('insertText', wholePart('USD', 'Nákup'))).toBe(true);
  });

  it('changes no rate that has not the focus', async () => {
    await goTo('CZK');
    await keys('24,8');
    await goTo('USD');
    await keys('1,3');
    expect(choose('historyUndo', decimalPart('CZK', 'Nákup'))).toBe(false);
    expect([shown('CZK'), kept('CZK'), shown('USD'), kept('USD')]).toEqual(['24,8', '24,8', '1,3', '1,3']);
  });

  it('changes no rate either when it was not told of before', async () => {
    await goTo('CZK');
    await keys('24,8');
    await keys('{F2}');
    fireEvent.input(decimalPart('CZK', 'Nákup'), { target: { value: '' }, inputType: 'historyUndo' });
    expect([shown('CZK'), kept('CZK')]).toEqual(['24,8', '24,8']);
  });
});
