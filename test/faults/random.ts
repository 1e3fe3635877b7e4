/** Pseudorandom numbers; the same seed gives the same sequence. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
    chance: (probability) => next() < probability,
  };
}

// FNV-1a
function hash(text: string): number {
  return [...text].reduce((value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
}
