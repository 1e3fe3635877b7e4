/**
 * How a window board divides its screen (rule 123). Lengths are in pixels, or in multiples of the list's text size
 * where noted.
 */

/** The size of the screen. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** How a list is spread over columns and pages. */
export interface BoardLayout {
  readonly columns: number;
  /** Rows of each column, below its head. */
  readonly rows: number;
  readonly pages: number;
  /** Currencies on each page, at most. */
  readonly perPage: number;
  /** Whether the currencies' names have room beside their codes. */
  readonly hasNames: boolean;
  /** The text size that the list gets in this layout, in pixels. */
  readonly textSize: number;
}

// The dimensions that the styles give the list; keep them equal to styles/components/_board.scss.
/** The list's share of the screen's height and of its width. */
const LIST_HEIGHT = 0.7;
const LIST_WIDTH = 0.96;
/** The gap between two columns, as a share of the screen's width. */
const COLUMN_GAP = 0.02;
const ROW_HEIGHT = 1.43;
const HEAD_HEIGHT = 2.7;
/** The width of a row with the currency's name and without, in multiples of the text size. */
const WIDTH_WITH_NAME = 15;
const WIDTH_WITHOUT_NAME = 11.2;

/**
 * The smallest text, as a share of the screen's shorter side: it makes a figure 14 mm high on a 32-inch screen, twice
 * the height that normal sight needs at five metres.
 */
export const SMALLEST_TEXT = 0.048;
const MOST_COLUMNS = 4;
export const MOST_ROWS = 40;

/**
 * The layout for a number of currencies on a screen: first on as few pages as stay legible, then with names where they
 * fit, then in the largest text. All pages are about equally full.
 */
export function layoutBoard(currencies: number, screen: Screen): BoardLayout {
  const smallest = SMALLEST_TEXT * Math.min(screen.width, screen.height);
  const columnCounts = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1);
  const candidates = [true, false].flatMap((hasNames) =>
    columnCounts.map((columns) => {
      const pages = Math.ceil(currencies / (columns * mostRows(smallest, screen))) || 1;
      const perPage = Math.max(1, Math.ceil(currencies / pages));
      const rows = Math.ceil(perPage / columns);
      return { columns, rows, pages, perPage, hasNames, textSize: textSizeOf({ columns, rows, hasNames }, screen) };
    }),
  );
  const legible = candidates.filter(({ textSize }) => textSize >= smallest);
  // On a screen that is too narrow for any column, the candidate that fits best.
  const [best] = [...(legible.length > 0 ? legible : candidates)].sort(
    (one, other) => one.pages - other.pages || Number(other.hasNames) - Number(one.hasNames) || other.textSize - one.textSize,
  );
  return best as BoardLayout;
}

function mostRows(textSize: number, { height }: Screen): number {
  const rows = Math.floor(((LIST_HEIGHT * height) / textSize - HEAD_HEIGHT) / ROW_HEIGHT);
  return Math.min(MOST_ROWS, Math.max(1, rows));
}

function textSizeOf(
  { columns, rows, hasNames }: Pick<BoardLayout, 'columns' | 'rows' | 'hasNames'>,
  { width, height }: Screen,
): number {
  const rowWidth = hasNames ? WIDTH_WITH_NAME : WIDTH_WITHOUT_NAME;
  return Math.min(
    (LIST_HEIGHT * height) / (HEAD_HEIGHT + rows * ROW_HEIGHT),
    ((LIST_WIDTH - (columns - 1) * COLUMN_GAP) * width) / (columns * rowWidth),
  );
}

/** The items on a page (counted from 0) when each page holds `perPage` items. */
export function itemsOnPage<Item>(items: readonly Item[], page: number, perPage: number): readonly Item[] {
  return items.slice(page * perPage, (page + 1) * perPage);
}

/** The page that is shown at a moment in milliseconds since 1970, counted from 0: pages take turns by the clock alone. */
export function turnAt(moment: number, pages: number, pageSeconds: number): number {
  return Math.floor(moment / (pageSeconds * 1_000)) % Math.max(1, pages);
}
