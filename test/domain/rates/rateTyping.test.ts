import fc from 'fast-check';
import type { RatePart, RateParts } from '../../../src/domain/rates/rateParts';
import type { RateCaret, TypedRate, TypingResult } from '../../../src/domain/rates/rateTyping';
import { pasteIntoRate, typeIntoRate, untyped } from '../../../src/domain/rates/rateTyping';

/** Builds a change from text: "12|3,45" has the caret in its whole part, and in "[12],45" the whole part is selected. */
function makeChange(written: string, inserted: string): [RateParts, Parameters<typeof typeIntoRate>[1]] {
  const [wholeText = '', decimalsText = ''] = written.split(',');
  const part: RatePart = /[|[]/.test(wholeText) ? 'whole' : 'decimals';
  const parts = { whole: wholeText.replace(/[|[\]]/g, ''), decimals: decimalsText.replace(/[|[\]]/g, '') };
  const active = part === 'whole' ? wholeText : decimalsText;
  const start = Math.max(active.indexOf('|'), active.indexOf('['));
  const end = active.includes('[') ? active.indexOf(']') - 1 : start;
  const text = parts[part].slice(0, start) + inserted + parts[part].slice(end);
  return [parts, { part, text, inserted, caret: start + inserted.length }];
}

/** Writes the rate and the caret in the same notation; without a mark, the caret stays where the browser put it. */
function write({ parts, caret }: Pick<TypingResult, 'parts' | 'caret'>): string {
  const mark = (part: RatePart) => {
    if (caret?.part !== part) {
      return parts[part];
    }
    return caret.at === 'all' ? `[${parts[part]}]` : `${parts[part].slice(0, caret.at)}|${parts[part].slice(caret.at)}`;
  };
  return `${mark('whole')},${mark('decimals')}`;
}

/** A rate in its inputs, and where the caret is. */
interface Typing {
  readonly rate: TypedRate;
  readonly caret: RateCaret;
}

/** Presses one key: "←" moves the caret, "<" deletes the character before it. */
function press({ rate, caret: { part, at } }: Typing, key: string): Typing {
  const held = rate.parts[part];
  const [from, to] = at === 'all' ? [0, held.length] : [at, at];
  if (key === '←') {
    return { rate, caret: { part, at: from - 1 } };
  }
  const start = key === '<' ? from - 1 : from;
  const inserted = key === '<' ? '' : key;
  const caret = start + inserted.length;
  const typed = typeIntoRate(rate, { part, text: held.slice(0, start) + inserted + held.slice(to), inserted, caret });
  return { rate: typed, caret: typed.caret ?? { part, at: caret } };
}

describe('typing into a rate', () => {
  it.each<[string, RatePart | null, string, string, string, RatePart | null]>([
    // The whole part: retyping or emptying it starts another rate.
    ['a whole part that is replaced empties the decimals', null, '[374],5', '3', '3,', 'whole'],
    ['even by the same digit', null, '[1],187', '1', '1,', 'whole'],
    ['one that is emptied does, too', null, '[374],5', '', ',', 'whole'],
    ['one that is typed into an empty one does, too', 'whole', '|,5', '3', '3,', 'whole'],
    ['a digit beside others keeps the decimals', null, '37|,5', '4', '374,5', 'whole'],
    ['a digit before others does', null, '|74,5', '3', '374,5', 'whole'],
    ['a digit over some of them does', null, '3[7]4,5', '8', '384,5', 'whole'],
    ['a digit that is taken away does', null, '3[7]4,5', '', '34,5', 'whole'],
    ['a letter is kept, to be marked when it is saved', null, '[374],5', 'x', 'x,', 'whole'],
    // A separator in the whole part moves the caret to the decimals.
    ['a comma behind it leads on to the decimals', 'whole', '1|,', ',', '1,[]', 'whole'],
    ['a dot does', 'whole', '1|,', '.', '1,[]', 'whole'],
    ['with decimals, to all of them', null, '1|,187', ',', '1,[187]', 'whole'],
    ['a comma over the whole part leaves it and the decimals empty', null, '[1],187', ',', ',[]', 'whole'],
    ['a comma in an empty whole part keeps the decimals', null, '|,187', ',', ',[187]', 'whole'],
    ['a comma in the midst parts a rate that has no decimals', null, '1|187,', ',', '1,|187', 'whole'],
    ['or only zeros', null, '1|187,0', ',', '1,|187', 'whole'],
    ['with decimals it keeps the digits', null, '2|4,9', ',', '24,[9]', 'whole'],
    // The decimals.
    ['decimals that are replaced leave the whole part', null, '1,[187]', '1', '1,1', 'decimals'],
    ['decimals after the comma do', 'whole', '1,|', '1', '1,1', 'whole'],
    ['a digit beside others', null, '1,18|', '7', '1,187', null],
    ['a comma after a comma changes nothing', 'whole', '1,|', ',', '1,[]', 'whole'],
    ['one over all decimals changes nothing', null, '1,[187]', ',', '1,[187]', null],
    ['what began in the decimals was the whole part, as a comma tells', 'decimals', '1,24|', ',', '24,|', 'whole'],
    ['also in their midst', 'decimals', '1,2|85', ',', '2,|85', 'whole'],
    ['a second comma is kept, to be marked when it is saved', 'whole', '1,19|', ',', '1,19,', 'whole'],
    ['a comma among decimals that were there is, too', null, '1,18|7', ',', '1,18,7', null],
    // A rate inserted at once, as some keyboards do when they paste or take dictation.
    ['a rate put in at once is the rate', null, '[374],5', '1,192', '1,192|', 'whole'],
    ['in the decimals, too', null, '374,[5]', '1.192', '1,192|', 'whole'],
    ['digits put in at once are the part', null, '[374],5', '375', '375,', 'whole'],
    ['what is no rate is kept, to be marked when it is saved', null, '[374],5', '1e3', '1e3,', 'whole'],
    ['what comes beside others is no rate of its own', null, '3|,5', '1,1', '31,1,5', 'whole'],
  ])('%s', (_name, begunIn, before, inserted, after, begunThen) => {
    const [parts, made] = makeChange(before, inserted);
    const result = typeIntoRate({ ...untyped, parts, begunIn }, made);
    expect([write(result), result.begunIn]).toEqual([after, begunThen]);
  });

  it.each([
    ['a rate typed before the old digits takes their place', '|5,0', '5,02', '5,02'],
    ['whatever stands behind the comma', '|374,0', '375,5', '375,5'],
    ['and is not led on to the old decimals', '|6,14', '61,40', '61,40'],
    ['a digit that was taken away meanwhile changes nothing', '|6,14', '62<1,40', '61,40'],
    ['digits before others, without a comma, stand before them', '|74,5', '3', '374,5'],
    ['a comma after another digit in the midst keeps the digits', '37|4,5', '5,6', '3754,6'],
    ['as it does at the end', '37|,5', '4,6', '374,6'],
    ['typed first and parted afterwards, the digits are kept', '|,', '1187←←←,', '1,187'],
  ])('%s', (_name, before, keys, after) => {
    const [parts, { part, caret }] = makeChange(before, '');
    const { rate } = [...keys].reduce(press, { rate: { parts, ...untyped }, caret: { part, at: caret } });
    expect(`${rate.parts.whole},${rate.parts.decimals}`).toBe(after);
  });

  it.each([
    ['takes a rate for both parts and goes on behind it', '1|,187', '1 234,5', '1234,5|'],
    ['takes it also among the decimals', '1,[187]', '24,95', '24,95|'],
    ['puts digits where the caret is and goes on behind them', '1,1|87', '26', '1,126|87'],
    ['puts digits in place of those that are selected', '[12],3', '45', '45|,'],
    ['refuses what is neither', '1,[187]', '24,9 alebo 25', null],
  ])('pasting %s', (_name, before, inserted, after) => {
    const [parts, change] = makeChange(before, inserted);
    const pasted = pasteIntoRate({ parts, ...untyped }, change);
    expect(pasted && write(pasted)).toBe(after);
  });

  it('gives what was typed, whatever stood there and wherever it was begun', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 });
    const part = fc.constantFrom<RatePart>('whole', 'decimals');
    fc.assert(
      fc.property(
        digits,
        digits,
        digits,
        digits,
        part,
        fc.constantFrom(',', '.'),
        (whole, decimals, old, oldDecimals, first, mark) => {
          const entered: Typing = {
            rate: { parts: { whole: old, decimals: oldDecimals }, ...untyped },
            caret: { part: first, at: 'all' },
          };
          const { rate } = [...whole, mark, ...decimals].reduce(press, entered);
          expect(rate.parts).toEqual({ whole, decimals });
        },
      ),
    );
  });
});
