import { useCallback } from 'react';
import type { ComponentProps } from 'react';
import { MAIN_CONTENT_ID } from '../site/paths';

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'children' | 'onClick'> {
  /** Id of what takes the focus when the button goes; the page's content if nothing is nearer. */
  readonly heirId?: string;
}

/** A button that may go with what its press does. It hands the focus on, which would else fall out of the page. */
export function PassingButton({ heirId = MAIN_CONTENT_ID, ...others }: Props) {
  const handOn = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) {
        document.getElementById(heirId)?.focus({ preventScroll: true });
      }
    },
    [heirId],
  );
  return <button {...others} ref={handOn} className="button button--outline" type="button" />;
}
