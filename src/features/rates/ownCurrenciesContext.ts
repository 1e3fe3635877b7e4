import { createContext } from 'react';

/** The visitor's own currencies at the start of the visit, as acronyms: the list keeps its order during it (rule 86). */
export const OwnCurrenciesContext = createContext<readonly string[]>([]);
