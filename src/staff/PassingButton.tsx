import type { ComponentProps } from 'react';
import { MAIN_CONTENT_ID } from '../site/paths';
import { useFocusHeir } from '../ui/useFocusHeir';

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'children' | 'onClick'> {
  /** Id of the element that takes the focus when the button disappears; by default the page's content. */
  readonly heirId?: string;
}

/** A button that may disappear when it is pressed, and then hands the focus on. */
export function PassingButton({ heirId = MAIN_CONTENT_ID, ...others }: Props) {
  return <button {...others} ref={useFocusHeir(heirId)} className="button button--outline" type="button" />;
}
