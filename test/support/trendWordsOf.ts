import type { Language } from '../../src/site/languages';
import { deTrend } from '../../src/site/words/deTrend';
import { enTrend } from '../../src/site/words/enTrend';
import { huTrend } from '../../src/site/words/huTrend';
import { plTrend } from '../../src/site/words/plTrend';
import type { TrendWords } from '../../src/site/words/skTrend';
import { skTrend } from '../../src/site/words/skTrend';
import { ukTrend } from '../../src/site/words/ukTrend';

/** The texts of a currency's last days in every language; a visitor's page loads only its own language's. */
export const trendWordsOf: Readonly<Record<Language, TrendWords>> = {
  sk: skTrend,
  en: enTrend,
  de: deTrend,
  hu: huTrend,
  pl: plTrend,
  uk: ukTrend,
};
