import { machines } from '../machines/machines';

// A slice builds its reducer on its first event, so each gets one here: no test should include that work.
machines.forEach(({ reducer }) => reducer(undefined as never, { type: 'loaded' }));

describe.each(machines)('$name machine', ({ reducer, initialState, events, ownEvents, rows, statusOf }) => {
  it('begins in its initial state', () => {
    expect(reducer(undefined as never, { type: 'opened' })).toEqual(initialState);
  });

  it('has a column for every event of its slice', () => {
    expect(Object.keys(events)).toEqual(expect.arrayContaining([...ownEvents]));
  });

  it('has a row for every status that its cells lead to', () => {
    const statuses = new Set(rows.map(({ state }) => statusOf(state as never)));
    const reached = rows.flatMap(({ on }) => Object.values(on)).map((state) => statusOf(state as never));
    expect([...statuses]).toEqual(expect.arrayContaining(reached));
  });

  describe.each(rows)('$name', ({ state, on }) => {
    it.each(Object.entries(events))('on %s', (name, event) => {
      const next = reducer(state as never, event);
      expect(next).toEqual(on[name] ?? state);
    });

    it('stays the same object on what is none of its business', () => {
      expect(reducer(state as never, { type: 'other/event' })).toBe(state);
    });
  });
});
