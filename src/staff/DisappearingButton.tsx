import type { ComponentProps } from 'react';
import { MAIN_CONTENT_ID } from '../site/paths';
import { useFocusFallback } from '../ui/useFocusFallback';

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'children' | 'onClick'> {
  /** Id of the element that takes the focus when the button disappears; by default the page's content. */
  readonly fallbackId?: string;
}

/** A button that may disappear when it is pressed, and then hands the focus on. */
export function DisappearingButton({ fallbackId = MAIN_CONTENT_ID, ...others }: Props) {
  return <button {...others} ref={useFocusFallback(fallbackId)} className="button button--outline" type="button" />;
}
