import type { KeyPosition } from '../../../src/staff/rateEditor/fieldKeys';
import { isSelection, moveOf } from '../../../src/staff/rateEditor/fieldKeys';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

/** A position in a part of three digits. */
const at = (part: KeyPosition['part'], start: number, end = start): KeyPosition => ({ part, start, end, length: 3 });
const across = (part: string, place: number | string = 'all') => ({ to: 'otherPart', caret: { part, at: place } });

it.each<[string, string, object, boolean]>([
  ['Ctrl and A', 'a', { ctrlKey: true }, true],
  ['Command and A with Caps Lock', 'A', { metaKey: true }, true],
  ['Shift and Home', 'Home', { shiftKey: true }, true],
  ['Shift and End', 'End', { shiftKey: true }, true],
  ['Ctrl, Alt and A', 'a', { ctrlKey: true, altKey: true }, false],
  ['Ctrl and C', 'c', { ctrlKey: true }, false],
  ['A alone', 'a', {}, false],
  ['Home alone', 'Home', {}, false],
  ['Shift and ArrowLeft', 'ArrowLeft', { shiftKey: true }, false],
])('%s: whether it selects up to an edge', (_keys, key, modifiers, expected) => {
  expect(isSelection({ ...plain, key, ...modifiers })).toBe(expected);
});

describe('keys in a rate', () => {
  it.each<[string, string, KeyPosition, object | null]>([
    ['leads on', 'Enter', at('whole', 0, 3), { to: 'nextRate' }],
    ['leads on', 'Enter', at('decimals', 3), { to: 'nextRate' }],
    ['may lead on', 'Tab', at('whole', 3), { to: 'tabbedOn' }],
    ['may lead on', 'Tab', at('decimals', 3), { to: 'tabbedOn' }],
    ['leads down', 'ArrowDown', at('decimals', 3), { to: 'rowBelow' }],
    ['leads up', 'ArrowUp', at('whole', 1), { to: 'rowAbove' }],
    ['discards what was typed', 'Escape', at('decimals', 1), { to: 'discarded' }],
    ['crosses the comma from the end', 'ArrowRight', at('whole', 3), across('decimals')],
    ['crosses it from all that is selected', 'ArrowRight', at('whole', 0, 3), across('decimals')],
    ['moves within the part', 'ArrowRight', at('whole', 2), null],
    ['ends a selection of some', 'ArrowRight', at('whole', 1, 3), null],
    ['stays in the rate', 'ArrowRight', at('decimals', 3), null],
    ['crosses the comma from the start', 'ArrowLeft', at('decimals', 0), across('whole')],
    ['crosses it from all that is selected', 'ArrowLeft', at('decimals', 0, 3), across('whole')],
    ['moves within the part', 'ArrowLeft', at('decimals', 1), null],
    ['stays in the rate', 'ArrowLeft', at('whole', 0), null],
    ['crosses the comma to the end of the whole part', 'Backspace', at('decimals', 0), across('whole', Infinity)],
    ['empties what is selected', 'Backspace', at('decimals', 0, 3), null],
    ['takes a digit', 'Backspace', at('decimals', 1), null],
    ['takes nothing before the whole part', 'Backspace', at('whole', 0), null],
    ['is typed', '5', at('whole', 1), null],
  ])('%s: %s', (_what, key, position, move) => {
    expect(moveOf({ ...plain, key }, position)).toEqual(move);
  });

  it.each<[string, KeyPosition, object | null]>([
    ['Enter', at('whole', 0), { to: 'previousRate' }],
    ['Tab', at('decimals', 0), { to: 'previousRate' }],
    ['Tab', at('whole', 0), null],
    ['ArrowRight', at('whole', 3), null],
    ['ArrowDown', at('whole', 3), null],
  ])('Shift and %s', (key, position, move) => {
    expect(moveOf({ ...plain, shiftKey: true, key }, position)).toEqual(move);
  });

  it.each<[string, string, object, object | null]>([
    ['Ctrl and Z', 'z', { ctrlKey: true }, { to: 'undone' }],
    ['Ctrl and Z with Caps Lock', 'Z', { ctrlKey: true }, { to: 'undone' }],
    ['Command and Z', 'z', { metaKey: true }, { to: 'undone' }],
    ['Ctrl, Shift and Z', 'Z', { ctrlKey: true, shiftKey: true }, { to: 'redone' }],
    ['Command, Shift and Z', 'z', { metaKey: true, shiftKey: true }, { to: 'redone' }],
    ['Ctrl and Y', 'y', { ctrlKey: true }, { to: 'redone' }],
    ['Command and Y', 'y', { metaKey: true }, null],
    ['Ctrl, Shift and Y', 'Y', { ctrlKey: true, shiftKey: true }, null],
    ['Ctrl, Alt and Z', 'z', { ctrlKey: true, altKey: true }, null],
    ['Z alone', 'z', {}, null],
  ])('%s', (_keys, key, modifiers, move) => {
    expect(moveOf({ ...plain, key, ...modifiers }, at('decimals', 1))).toEqual(move);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('with %s they are the browser’s', (modifier) => {
    expect(moveOf({ ...plain, [modifier]: true, key: 'Enter' }, at('whole', 0))).toBeNull();
  });
});
