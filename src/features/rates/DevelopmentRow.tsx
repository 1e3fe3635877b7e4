import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { DevelopmentPending } from './DevelopmentPending';
import type { DevelopmentPart, DevelopmentProps } from './developmentPart';
import { DevelopmentContext } from './developmentPart';

interface Props extends DevelopmentProps {
  readonly cellId: string;
}

/** The row below a currency's own with its last thirty days (rule 136). Its room is held until they come. */
export function DevelopmentRow({ cellId, id, buttonId }: Props) {
  const [tries, setTries] = useState(1);
  const [part, setPart] = useState<DevelopmentPart | 'failed' | null>(null);
  const load = useContext(DevelopmentContext);
  const ask = useEffectEvent(() => load?.());
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    ask()?.then(
      (loaded) => {
        if (!isGone) {
          // The days are asked for before they are rendered, so that the request doesn't wait for a slow phone's frame.
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
          <DevelopmentPending status={shown} buttonId={buttonId} onRetry={retry} />
        )}
      </td>
    </tr>
  );
}
