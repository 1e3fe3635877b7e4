import { structuredOffice } from '../../src/site/structuredOffice';
import { buildOffice } from '../support/buildOffice';
import { demoSite } from '../support/demoSite';

const ofOffice = (fields: Parameters<typeof buildOffice>[0]) => structuredOffice({ ...demoSite, office: buildOffice(fields) });

// The compiler already checks names and types against schema.org's vocabulary (schema-dts).
describe('what search engines read of the office', () => {
  it('says who and where it is, and how to reach it', () => {
    expect(ofOffice({ website: 'https://www.nanamesti.sk' })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'FinancialService',
      name: 'Zmenáreň Na námestí',
      description: 'Výhodné kurzy. Námestie 1, Žilina.',
      url: 'https://www.nanamesti.sk/',
      image: 'https://www.nanamesti.sk/share.png',
      telephone: '+421911222333',
      address: { streetAddress: 'Námestie 1', addressLocality: 'Žilina', addressCountry: 'SK' },
      geo: { latitude: 49.2231, longitude: 18.7394 },
    });
    expect(structuredOffice({ ...demoSite, language: 'hu', office: buildOffice() })).toMatchObject({
      url: 'https://www.nanamesti.sk/hu',
    });
  });

  it('says where else the office is found, if anywhere', () => {
    expect(ofOffice({})).toHaveProperty('sameAs', 'https://www.facebook.com/nanamesti');
    expect(ofOffice({ social: null })).not.toHaveProperty('sameAs');
  });

  it('says the hours by weekdays, in two digits', () => {
    const { openingHoursSpecification } = ofOffice({
      openingHours: [
        { days: [1, 3], hours: ['9:00', '17:00'] },
        { days: [4, 6], hours: ['8:00', '14:30'], break: ['9:30', '10:00'] },
        { days: [7, 7], hours: null },
      ],
    }) as unknown as Record<string, unknown>;
    expect(openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '17:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Thursday', 'Friday', 'Saturday'], opens: '08:00', closes: '09:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Thursday', 'Friday', 'Saturday'], opens: '10:00', closes: '14:30' },
    ]);
  });

  it.each([
    ['whole days', 'day', '2026-12-24', '2026-12-25', ['2026-12-24 00:00 00:00', '2026-12-25 00:00 00:00']],
    [
      'the middle of a day',
      { from: '12:00', to: '13:00' },
      '2026-12-23',
      '2026-12-23',
      ['2026-12-23 09:00 12:00', '2026-12-23 13:00 17:00'],
    ],
    ['its beginning', { from: '08:00', to: '11:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 11:00 17:00']],
    ['its end', { from: '15:00', to: '18:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 09:00 15:00']],
    ['its end, to midnight', { from: '12:00', to: '00:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 09:00 12:00']],
    ['its end, to the end of the day', { from: '12:00', to: '24:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 09:00 12:00']],
    ['its end and the night', { from: '16:00', to: '02:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 09:00 16:00']],
    ['hours after its own', { from: '18:00', to: '19:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 09:00 17:00']],
    ['all of its hours', { from: '08:00', to: '18:00' }, '2026-12-23', '2026-12-23', ['2026-12-23 00:00 00:00']],
    [
      'hours of a day that is closed anyway',
      { from: '12:00', to: '13:00' },
      '2026-12-26',
      '2026-12-26',
      ['2026-12-26 00:00 00:00'],
    ],
  ] as const)('says what a closure leaves: %s', (_case, closed, firstDay, lastDay, hours) => {
    const { specialOpeningHoursSpecification } = ofOffice({
      openingHours: [
        { days: [1, 5], hours: ['9:00', '17:00'] },
        { days: [6, 7], hours: null },
      ],
      closures: [{ firstDay, lastDay, closed }],
    }) as unknown as { specialOpeningHoursSpecification: readonly Record<string, string>[] };
    expect(specialOpeningHoursSpecification.map(({ validFrom, opens, closes }) => `${validFrom} ${opens} ${closes}`)).toEqual(
      hours,
    );
  });

  it('says what all closures of a day leave together, those that staff have published among them', () => {
    const office = buildOffice({
      openingHours: [
        { days: [1, 4], hours: ['9:00', '17:00'] },
        { days: [5, 7], hours: ['18:00', '2:00'] },
      ],
      closures: [
        { firstDay: '2026-12-23', lastDay: '2026-12-23', closed: { from: '12:00', to: '13:00' } },
        { firstDay: '2026-12-24', lastDay: '2026-12-24', closed: 'day' },
      ],
    });
    const { specialOpeningHoursSpecification } = structuredOffice({ ...demoSite, office }, [
      { firstDay: '2026-12-22', lastDay: '2026-12-23', closed: { from: '15:00', to: '17:00' } },
      { firstDay: '2026-12-24', lastDay: '2026-12-24', closed: { from: '12:00', to: '13:00' } },
      { firstDay: '2026-12-25', lastDay: '2026-12-25', closed: { from: '20:00', to: '21:00' } },
    ]) as unknown as { specialOpeningHoursSpecification: readonly Record<string, string>[] };
    expect(specialOpeningHoursSpecification.map(({ validFrom, opens, closes }) => `${validFrom} ${opens} ${closes}`)).toEqual([
      '2026-12-22 09:00 15:00',
      '2026-12-23 09:00 12:00',
      '2026-12-23 13:00 15:00',
      '2026-12-24 00:00 00:00',
      '2026-12-25 18:00 20:00',
      '2026-12-25 21:00 02:00',
    ]);
  });
});
