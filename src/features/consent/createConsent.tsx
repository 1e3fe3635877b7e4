import type { ComponentType } from 'react';
import { ConsentControl } from './ConsentControl';
import type { ConsentParts } from './consentParts';
import { ConsentQuestion } from './ConsentQuestion';
import type { ConsentTools } from './consentTools';
import { ConsentToolsContext } from './consentTools';

/** The question and the footer's button in one language. */
export function createConsent(tools: ConsentTools): Omit<ConsentParts, 'screenViews'> {
  return { question: withTools(tools, ConsentQuestion), control: withTools(tools, ConsentControl) };
}

function withTools(tools: ConsentTools, Part: ComponentType): ComponentType {
  return function ConsentPart() {
    return (
      <ConsentToolsContext value={tools}>
        <Part />
      </ConsentToolsContext>
    );
  };
}
