import { useEffect, useEffectEvent, useState } from 'react';

/** Something that is downloaded when it is first needed. */
export type Loaded<Value> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly value: Value };

const LOADING = { status: 'loading' } as const;

interface Options<Value> {
  /** The value if it is already there, which makes a download unnecessary. */
  readonly initial?: Value | null | undefined;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Downloads what a component needs once it is on the page, and tries again when the network comes back; does nothing without
 * a `load` function. `React.lazy` would render nothing until then, and pass a failure to the page's error boundary.
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | null | undefined,
  { initial, onFailure }: Options<Value> = {},
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(initial ? { status: 'ready', value: initial } : LOADING);
  const startIf = useEffectEvent((status: 'loading' | 'failed') => {
    if (loaded.status !== status) {
      return;
    }
    load?.().then(
      (value) => setLoaded({ status: 'ready', value }),
      (error: unknown) => {
        onFailure?.(error);
        setLoaded({ status: 'failed' });
      },
    );
  });
  useEffect(() => {
    startIf('loading');
    const retry = () => {
      startIf('failed');
      setLoaded((before) => (before.status === 'failed' ? LOADING : before));
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return loaded;
}

/** The loaded value; null until it is loaded, and if loading failed. */
export function valueOf<Value>(loaded: Loaded<Value>): Value | null {
  return loaded.status === 'ready' ? loaded.value : null;
}
