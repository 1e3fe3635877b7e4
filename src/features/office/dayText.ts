import { weekdayOf } from '../../domain/time/zonedTime';
import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';

/** A day, given as YYYY-MM-DD, with its weekday and without its year: "Po 13.4.". */
export function dayText(day: string, { openNow, contact }: Pick<Words, 'openNow' | 'contact'>): string {
  const [, month, dayOfMonth] = day.split('-').map(Number);
  const weekday = openNow.weekdays[weekdayOf(day) - 1] ?? '';
  return fill(contact.day, { weekday, day: String(dayOfMonth), month: String(month) });
}
