/** Every Slovak text of the site, named by its meaning. */
export const texts = {
  titles: {
    home: 'Zmenáreň Pod vežou – kurzový lístok a menová kalkulačka',
    rates: 'Úprava kurzov – Zmenáreň Pod vežou',
    signIn: 'Prihlásenie – Zmenáreň Pod vežou',
    notFound: 'Stránka sa nenašla – Zmenáreň Pod vežou',
  },
  staffArea: {
    loading: 'Stránka sa načítava…',
    failed: 'Stránku sa nepodarilo načítať',
    failedAdvice: 'Skontrolujte pripojenie k internetu a skúste to znova.',
    retry: 'Skúsiť znova',
  },
} as const;
