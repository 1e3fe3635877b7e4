import type { ComponentProps } from 'react';
import { MAIN_CONTENT_ID } from '../site/paths';
import { useFocusHeir } from '../ui/useFocusHeir';

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'children' | 'onClick'> {
  /** Id of what takes the focus when the button goes; the page's content if nothing is nearer. */
  readonly heirId?: string;
}

/** A button that may go with what its press does, and hands the focus on then. */
export function PassingButton({ heirId = MAIN_CONTENT_ID, ...others }: Props) {
  return <button {...others} ref={useFocusHeir(heirId)} className="button button--outline" type="button" />;
}
