import type { Address } from '../../ports/address';

/** The address of this window while it shows the page at the given path. */
export function createAddress(path: string): Address {
  return {
    read: (names) => {
      const parameters = new URLSearchParams(window.location.search);
      return Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as ReturnType<Address['read']>;
    },
    replace: (changes) => {
      const { pathname, search, hash } = window.location;
      if (pathname !== path) {
        return;
      }
      const parameters = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) {
          parameters.delete(name);
        } else {
          parameters.set(name, value);
        }
      }
      const query = parameters.toString();
      // The state is the router's. It asks the window for the address at its next step, so that it need not be told of this one.
      window.history.replaceState(window.history.state, '', `${pathname}${query && '?'}${query}${hash}`);
    },
    watchSteps: (listener) => {
      const tell = (): void => listener(null);
      window.addEventListener('popstate', tell);
      return () => window.removeEventListener('popstate', tell);
    },
  };
}
