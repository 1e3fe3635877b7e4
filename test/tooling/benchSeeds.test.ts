import { manyCurrencies } from '../../scripts/bench/seeds';
import { parseCurrency } from '../../src/domain/rates/currency';
import { isEditable } from '../../src/domain/rates/rateEdit';

it.each([40, 200])('a list of %d rows to measure by has as many currencies, all of which can be edited', (rows) => {
  const records = Object.entries(manyCurrencies(rows).currencies);
  const editable = records
    .map(([key, record]) => parseCurrency(key, record))
    .filter((currency) => currency && isEditable(currency));
  expect(editable).toHaveLength(rows);
});
