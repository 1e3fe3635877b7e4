import type { Address, AddressParameters } from '../../ports/address';

/** The address of this window while it shows the page at the given path; on another page it can be read but not changed. */
export function createAddress(path: string): Address {
  return {
    read: (names) => {
      const parameters = new URLSearchParams(window.location.search);
      return Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as ReturnType<Address['read']>;
    },
    replace: (parameters) => {
      if (window.location.pathname === path) {
        // Keeps the router's state. The router reads the window's address at its next step, so nothing has to notify it
        // of this change.
        window.history.replaceState(window.history.state, '', addressWith(parameters));
      }
    },
    subscribeToSteps: (listener) => {
      const tell = (): void => listener(null);
      window.addEventListener('popstate', tell);
      return () => window.removeEventListener('popstate', tell);
    },
  };
}

/** The address of this window with the named parameters changed and all others as they are. */
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
