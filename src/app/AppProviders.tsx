import type { ContextType, ReactNode } from 'react';
import { CalculatorExtrasContext } from '../features/calculator/calculatorExtras';
import { ConsentContext } from '../features/consent/consentParts';
import { NewsContext } from '../features/office/news';
import { OwnCurrenciesContext } from '../features/rates/ownCurrenciesContext';
import { TrendContext } from '../features/rates/trendPart';
import { LegalPagesContext } from '../pages/legal/legalPages';
import { NavigationBlockerContext } from '../ui/navigationBlocker';

/** What a composition root gives the components besides site and store; each is the value of the context of that name. */
export interface AppSurroundings {
  readonly navigationBlocker: ContextType<typeof NavigationBlockerContext>;
  readonly ownCurrencies: ContextType<typeof OwnCurrenciesContext>;
  readonly trend: ContextType<typeof TrendContext>;
  readonly news: ContextType<typeof NewsContext>;
  readonly calculatorExtras: ContextType<typeof CalculatorExtrasContext>;
  readonly legalPages: ContextType<typeof LegalPagesContext>;
  readonly consent: ContextType<typeof ConsentContext>;
}

interface Props {
  readonly surroundings: AppSurroundings;
  readonly children: ReactNode;
}

/** Provides the application's surroundings to all components. */
export function AppProviders({ surroundings, children }: Props) {
  return (
    <NavigationBlockerContext value={surroundings.navigationBlocker}>
      <OwnCurrenciesContext value={surroundings.ownCurrencies}>
        <TrendContext value={surroundings.trend}>
          <NewsContext value={surroundings.news}>
            <CalculatorExtrasContext value={surroundings.calculatorExtras}>
              <LegalPagesContext value={surroundings.legalPages}>
                <ConsentContext value={surroundings.consent}>{children}</ConsentContext>
              </LegalPagesContext>
            </CalculatorExtrasContext>
          </NewsContext>
        </TrendContext>
      </OwnCurrenciesContext>
    </NavigationBlockerContext>
  );
}
