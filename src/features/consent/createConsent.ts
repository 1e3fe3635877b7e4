import { withContext } from '../../site/requiredContext';
import { ConsentControl } from './ConsentControl';
import type { ConsentParts } from './consentParts';
import { ConsentQuestion } from './ConsentQuestion';
import type { ConsentTools } from './consentTools';
import { ConsentToolsContext } from './consentTools';

/** Creates the question and the footer's button in one language. */
export function createConsent(tools: ConsentTools): Omit<ConsentParts, 'screenViews'> {
  return {
    question: withContext(ConsentToolsContext, tools, ConsentQuestion),
    control: withContext(ConsentToolsContext, tools, ConsentControl),
  };
}
