import { createContext } from 'react';

/** The acronyms of the visitor's own currencies when the visit began: the order stays as it is while he looks (rule 86). */
export const OwnCurrenciesContext = createContext<readonly string[]>([]);
