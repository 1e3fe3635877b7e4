import { titleOf } from '../../src/app/titles';
import { demoSite } from '../support/demoSite';

describe('titleOf', () => {
  it.each([
    ['/', 'Zmenáreň Pod vežou – kurzový lístok a menová kalkulačka'],
    ['/rates', 'Úprava kurzov – Zmenáreň Pod vežou'],
    ['/rates/history', 'História – Zmenáreň Pod vežou'],
    ['/rates/auth', 'Prihlásenie – Zmenáreň Pod vežou'],
    ['/podmienky', 'Podmienky zmeny – Zmenáreň Pod vežou'],
    ['/osobne-udaje/', 'Osobné údaje – Zmenáreň Pod vežou'],
    ['/conditions', 'Stránka sa nenašla – Zmenáreň Pod vežou'],
    ['/elsewhere', 'Stránka sa nenašla – Zmenáreň Pod vežou'],
  ])('%s: %s', (path, title) => {
    expect(titleOf(path, demoSite)).toBe(title);
  });

  it.each(['/rates', '/rates/auth', '/rates/history'])('%s is no page of another language', (path) => {
    expect(titleOf(path, { ...demoSite, language: 'en' })).toBe('Stránka sa nenašla – Zmenáreň Pod vežou');
  });

  it('is by the addresses of its language', () => {
    expect(titleOf('/conditions', { ...demoSite, language: 'en' })).toBe('Podmienky zmeny – Zmenáreň Pod vežou');
  });
});
