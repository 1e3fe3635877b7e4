import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { DevelopmentPending } from './DevelopmentPending';
import type { DevelopmentPart, DevelopmentProps } from './developmentPart';
import { DevelopmentContext } from './developmentPart';

interface Props extends DevelopmentProps {
  readonly cellId: string;
}

/** The row below a currency's own with its last thirty days (rule 136). Its room is held until they come. */
export function DevelopmentRow({ cellId, ...development }: Props) {
  const load = useContext(DevelopmentContext);
  // In an object, because a state that is a function would be called.
  const [loaded, setLoaded] = useState<{ readonly Part: DevelopmentPart } | 'failed' | 'loading' | 'retrying'>('loading');
  const ask = useEffectEvent(() => {
    load?.().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  });
  const isAsked = loaded === 'loading' || loaded === 'retrying';
  useEffect(() => {
    if (isAsked) {
      ask();
    }
  }, [isAsked]);

  return (
    <tr role="row" className="rates-table__details">
      <td role="cell" colSpan={4} id={cellId}>
        {typeof loaded === 'object' ? (
          <loaded.Part {...development} />
        ) : (
          <DevelopmentPending status={loaded} buttonId={development.buttonId} onRetry={() => setLoaded('retrying')} />
        )}
      </td>
    </tr>
  );
}
