import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { TrendPending } from './TrendPending';
import type { TrendPart, TrendProps } from './trendPart';
import { TrendContext } from './trendPart';

interface Props extends TrendProps {
  readonly cellId: string;
}

/** The row below a currency's own row, with its last days (rule 136). It reserves their space until they have loaded. */
export function TrendRow({ cellId, id, buttonId }: Props) {
  const [tries, setTries] = useState(1);
  const [part, setPart] = useState<TrendPart | 'failed' | null>(null);
  const load = useContext(TrendContext);
  const ask = useEffectEvent(() => load?.());
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    ask()?.then(
      (loaded) => {
        if (!isGone) {
          // Requests the days before rendering them, so the request doesn't wait for a slow phone's next frame.
          close = loaded.open(id);
          setPart(loaded);
        }
      },
      () => {
        if (!isGone) {
          setPart('failed');
        }
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [id, tries]);

  const retry = (): void => {
    setTries(tries + 1);
    setPart(null);
  };
  const shown = part ?? (tries === 1 ? 'loading' : 'retrying');
  return (
    <tr role="row" className="rates-table__details">
      <td role="cell" colSpan={4} id={cellId}>
        {typeof shown === 'object' ? (
          <shown.View id={id} buttonId={buttonId} />
        ) : (
          <TrendPending status={shown} buttonId={buttonId} onRetry={retry} />
        )}
      </td>
    </tr>
  );
}
