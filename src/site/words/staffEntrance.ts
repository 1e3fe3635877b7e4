/**
 * The texts of the visitors' application at the staff's addresses, before the staff area has loaded. They are Slovak in every
 * language, like the staff area: each language's words include them unchanged.
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
