/**
 * What the visitors' application says at the staff's addresses, before the staff area is there to speak for itself. It is Slovak
 * in every language, as the staff area is: each language's words take it as it stands.
 */
export const staffEntrance = {
  titles: {
    editor: 'Úprava kurzov – {brand}',
    currencies: 'Meny v zozname – {brand}',
    import: 'Import kurzov – {brand}',
    history: 'História – {brand}',
    overview: 'Prehľad – {brand}',
    notices: 'Oznamy – {brand}',
    signIn: 'Prihlásenie – {brand}',
  },
  staffArea: {
    loading: 'Stránka sa načítava…',
    failed: 'Stránku sa nepodarilo načítať',
    failedAdvice: 'Skontrolujte pripojenie k\u00a0internetu a\u00a0skúste to znova.',
    retry: 'Skúsiť znova',
  },
};
