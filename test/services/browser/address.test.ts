/** @jest-environment jsdom */
import { createAddress } from '../../../src/services/browser/address';

const open = (address: string): void => window.history.replaceState({ idx: 3 }, '', address);
const shown = (): string => window.location.pathname + window.location.search + window.location.hash;

describe('the address', () => {
  it('gives the named parameters, null for those that it lacks', () => {
    open('/?from=EUR&amount=1%2C5&from=USD');
    expect(createAddress('/').read(['from', 'amount', 'to'])).toEqual({ from: 'EUR', amount: '1,5', to: null });
  });

  it.each([
    ['/', '/?from=EUR&to=CZK'],
    ['/#calculator', '/?from=EUR&to=CZK#calculator'],
    ['/?utm=a%20b&to=USD&receive=5#contact', '/?utm=a+b&to=CZK&from=EUR#contact'],
  ])('writes into %s without a step in the history, and leaves what else stands there', (before, after) => {
    open(before);
    const { length } = window.history;
    createAddress('/').replace({ from: 'EUR', to: 'CZK', receive: null });
    expect(shown()).toBe(after);
    expect(window.history.length).toBe(length);
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it('has no question mark when its last parameter goes', () => {
    open('/?from=EUR');
    createAddress('/').replace({ from: null });
    expect(shown()).toBe('/');
  });

  it('leaves other pages alone', () => {
    open('/rates?day=1');
    createAddress('/').replace({ from: 'EUR' });
    expect(shown()).toBe('/rates?day=1');
  });

  it('tells steps through the history until nobody listens', () => {
    const told: null[] = [];
    const stop = createAddress('/').subscribeToSteps((step) => told.push(step));
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(told).toEqual([null]);
  });
});
