import type { Address, AddressParameters } from '../../ports/address';

/** The address of this window while it shows the page at the given path. */
export function createAddress(path: string): Address {
  return {
    read: (names) => {
      const parameters = new URLSearchParams(window.location.search);
      return Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as ReturnType<Address['read']>;
    },
    replace: (parameters) => {
      if (window.location.pathname === path) {
        // The state is the router's. It asks the window for the address at its next step, so that it need not be told of this one.
        window.history.replaceState(window.history.state, '', addressWith(parameters));
      }
    },
    watchSteps: (listener) => {
      const tell = (): void => listener(null);
      window.addEventListener('popstate', tell);
      return () => window.removeEventListener('popstate', tell);
    },
  };
}

/** The address of this window with the named parameters, and with all others as they are. */
export function addressWith(parameters: AddressParameters): URL {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) {
      address.searchParams.delete(name);
    } else {
      address.searchParams.set(name, value);
    }
  }
  return address;
}
