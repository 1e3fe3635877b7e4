import type { FoundData } from '../../../src/domain/archive/refusal';
import { reasonOfRefusal } from '../../../src/domain/archive/refusal';
import { buildCurrency } from '../../support/builders';

const usd = buildCurrency();
const found: FoundData = { current: usd, isSeenArchived: false, isNameArchived: false };

it.each([
  ['nothing tells', {}, null],
  ['the record is gone', { current: null }, 'gone'],
  ['it is gone, and its version archived', { current: null, isSeenArchived: true }, 'gone'],
  ['it has no readable code', { current: 'unreadable' }, 'unreadable'],
  ['it has another time', { current: { ...usd, updated: '2026-04-14T16:00:00' }, isSeenArchived: true }, 'overtaken'],
  ['it has another buy rate', { current: { ...usd, buy: 2 } }, 'overtaken'],
  ['it has another sell rate', { current: { ...usd, sell: 1 } }, 'overtaken'],
  ['it is as it was seen, but archived', { isSeenArchived: true }, 'restored'],
  ['the name was used before', { isNameArchived: true }, 'nameTaken'],
] as const)('of a seen record, when %s', (_name, fields, reason) => {
  expect(reasonOfRefusal(usd, { ...found, ...fields })).toBe(reason);
});

it.each([
  ['nothing tells', { current: null }, null],
  ['there is one', {}, 'alreadyListed'],
  ['there is one without a readable code', { current: 'unreadable' }, 'unreadable'],
  ['the name was used before', { current: null, isNameArchived: true }, 'nameTaken'],
] as const)('of a record that was not there, when %s', (_name, fields, reason) => {
  expect(reasonOfRefusal(null, { ...found, ...fields })).toBe(reason);
});
