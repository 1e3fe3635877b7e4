/** Every Slovak text of the site, named by its meaning. */
export const texts = {
  titles: {
    home: 'Zmenáreň Pod vežou – kurzový lístok a menová kalkulačka',
    notFound: 'Stránka sa nenašla – Zmenáreň Pod vežou',
  },
} as const;
