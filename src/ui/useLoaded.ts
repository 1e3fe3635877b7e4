import { useEffect, useEffectEvent, useState } from 'react';

/** Something that is downloaded when it is first needed. */
export type Loaded<Value> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly value: Value };

interface Options<Value> {
  /** The value if it is already there, which makes a download unnecessary. */
  readonly initial?: Value | null | undefined;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Downloads what a component needs once it is on the page; does nothing without a `load` function. `React.lazy` would
 * render nothing until then, and pass a failure to the page's error boundary.
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | null | undefined,
  { initial, onFailure }: Options<Value> = {},
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(initial ? { status: 'ready', value: initial } : { status: 'loading' });
  const start = useEffectEvent(() => {
    if (loaded.status !== 'ready') {
      load?.().then(
        (value) => setLoaded({ status: 'ready', value }),
        (error: unknown) => {
          onFailure?.(error);
          setLoaded({ status: 'failed' });
        },
      );
    }
  });
  useEffect(() => start(), []);
  return loaded;
}

/** The loaded value; null until it is loaded, and if loading failed. */
export function valueOf<Value>(loaded: Loaded<Value>): Value | null {
  return loaded.status === 'ready' ? loaded.value : null;
}
