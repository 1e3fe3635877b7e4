import fc from 'fast-check';
import { itemsOnPage, layoutBoard, MOST_ROWS, turnAt, SMALLEST_TEXT } from '../../../src/domain/board/layout';

describe('the layout of a board', () => {
  it.each<[width: number, height: number, currencies: number, columns: number, rows: number, pages: number, hasNames: boolean]>([
    [1024, 600, 29, 2, 8, 2, true],
    [1280, 800, 29, 2, 8, 2, true],
    [1920, 1080, 29, 2, 8, 2, true],
    [3840, 2160, 29, 2, 8, 2, true],
    [1080, 1920, 29, 1, 15, 2, true],
    [1024, 768, 29, 2, 8, 2, false],
    [1920, 1080, 6, 1, 6, 1, true],
    [1080, 1920, 6, 1, 6, 1, true],
    [1920, 1080, 1, 1, 1, 1, true],
    [1920, 1080, 0, 1, 1, 1, true],
    [2560, 1080, 60, 3, 7, 3, true],
  ])(
    'on %i × %i shows %i currencies in %i columns of %i rows on %i pages',
    (width, height, currencies, columns, rows, pages, hasNames) => {
      expect(layoutBoard(currencies, { width, height })).toMatchObject({ columns, rows, pages, hasNames });
    },
  );

  const screen = fc.record({ width: fc.integer({ min: 1_024, max: 3_840 }), height: fc.integer({ min: 600, max: 3_840 }) });

  it('has room for every currency, on pages as full as each other, in text that can be read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), screen, (currencies, size) => {
        const { columns, rows, pages, perPage, textSize } = layoutBoard(currencies, size);
        expect(perPage).toBeLessThanOrEqual(columns * rows);
        expect(rows).toBeLessThanOrEqual(MOST_ROWS);
        expect(pages * perPage).toBeGreaterThanOrEqual(currencies);
        expect((pages - 1) * perPage).toBeLessThan(currencies);
        expect(textSize).toBeGreaterThanOrEqual(SMALLEST_TEXT * Math.min(size.width, size.height));
      }),
    );
  });

  it('makes the text no smaller where there are fewer currencies on as many pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), screen, (currencies, size) => {
        const [fewer, more] = [layoutBoard(currencies - 1, size), layoutBoard(currencies, size)];
        expect(fewer.pages).toBeLessThanOrEqual(more.pages);
        if (fewer.pages === more.pages && fewer.hasNames === more.hasNames) {
          expect(fewer.textSize).toBeGreaterThanOrEqual(more.textSize);
        }
      }),
    );
  });

  it('grows with the screen', () => {
    const small = layoutBoard(29, { width: 1_920, height: 1_080 });
    const large = layoutBoard(29, { width: 3_840, height: 2_160 });
    expect(large).toEqual({ ...small, textSize: 2 * small.textSize });
  });

  it('is there for a window that is too narrow for any', () => {
    expect(layoutBoard(29, { width: 100, height: 4_000 })).toMatchObject({ columns: 1 });
  });
});

describe('the pages of a board', () => {
  it('hold every item once', () => {
    expect([0, 1, 2].map((page) => itemsOnPage(['a', 'b', 'c', 'd', 'e'], page, 2))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('take turns by the clock, each for as long as the other', () => {
    expect([0, 11_999, 12_000, 23_999, 24_000].map((moment) => turnAt(moment, 2, 12))).toEqual([0, 0, 1, 1, 0]);
    expect(turnAt(Date.now(), 1, 12)).toBe(0);
    expect(turnAt(Date.now(), 0, 12)).toBe(0);
  });
});
