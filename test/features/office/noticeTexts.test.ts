import { dayText } from '../../../src/features/office/dayText';
import { noticeTextsAt } from '../../../src/features/office/noticeTexts';
import { en } from '../../../src/site/words/en';
import { sk } from '../../../src/site/words/sk';
import { buildNotice } from '../../support/buildNotice';

const zone = 'Europe/Bratislava';
const slovak = buildNotice();
const translated = buildNotice({ id: 'notice-2', text: { sk: 'Nové hodiny.', en: 'New hours.' } });

describe('the notices of a day', () => {
  const noon = Date.parse('2026-04-13T12:00+02:00');

  it('are those of the day on the office’s calendar', () => {
    expect(noticeTextsAt([slovak], Date.parse('2026-04-12T22:00Z'), zone, 'sk')).toHaveLength(1);
    expect(noticeTextsAt([slovak], Date.parse('2026-04-12T21:59Z'), zone, 'sk')).toEqual([]);
  });

  it('are none while the time is unknown', () => {
    expect(noticeTextsAt([slovak], null, zone, 'sk')).toEqual([]);
  });

  it('speak Slovak without saying so on a Slovak page', () => {
    expect(noticeTextsAt([slovak, translated], noon, zone, 'sk')).toEqual([
      { id: 'notice-1', text: 'Zajtra máme zatvorené.', lang: undefined },
      { id: 'notice-2', text: 'Nové hodiny.', lang: undefined },
    ]);
  });

  it('speak the language of another page, and mark Slovak that stands in for it', () => {
    expect(noticeTextsAt([slovak, translated], noon, zone, 'en')).toEqual([
      { id: 'notice-1', text: 'Zajtra máme zatvorené.', lang: 'sk' },
      { id: 'notice-2', text: 'New hours.', lang: undefined },
    ]);
  });
});

it.each([
  ['2026-04-13', 'Po 13.4.', 'Mon 13 Apr'],
  ['2026-12-06', 'Ne 6.12.', 'Sun 6 Dec'],
])('the day %s has its weekday, and no year', (day, slovakText, englishText) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(dayText(day, sk))).toBe(slovakText);
  expect(plain(dayText(day, en))).toBe(englishText);
});
