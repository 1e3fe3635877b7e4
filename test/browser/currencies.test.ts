import { staffWords } from '../../src/site/words/staffWords';
import { eventually } from '../support/eventually';
import { resetRates } from '../support/resetRates';
import { expectInView } from './support/expectInView';
import { readRow, waitForRows } from './support/homePage';
import { openEditor } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const words = staffWords.currencies;

beforeEach(() => resetRates(world().backend));

describe('the currencies of the list', () => {
  it('are retired and brought back by touch on a phone, and every open page follows', async () => {
    const { page: visitor } = await world().openPage();
    await waitForRows(visitor, 29);
    const { page, complaints } = await openEditor(world(), { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.getByRole('link', { name: staffWords.frame.pages.currencies, exact: true }).tap();

    await page.getByRole('button', { name: words.retireOf('GBP') }).tap();
    const question = page.getByRole('dialog', { name: words.question.heading('GBP') });
    await question.getByText(words.question.neverChanged).waitFor();
    await question.getByRole('button', { name: words.retire }).tap();
    await page.getByText(words.written.retire('GBP')).waitFor();
    await waitForRows(visitor, 28);
    expect(world().backend.read('/currencies/gbp')).toBeNull();

    await page.getByLabel(words.fields.acronym).fill('gbp');
    await page.getByText(/^Táto mena už v\u00a0zozname bola, naposledy do .*: nákup 0,885, predaj 0,857\.$/).waitFor();
    await page.getByLabel(words.fields.buy).fill('0,9');
    await page.getByLabel(words.fields.sell).fill('0,86');
    await page.getByRole('button', { name: words.add }).tap();
    await page.getByText(words.written.add('GBP')).waitFor();
    await eventually(async () => expect(await readRow(visitor, 'GBP')).toEqual(['GBP', 'britská libra', '0,900', '0,860']));
    expect(await visitor.getByLabel('Mám').locator('option[value="GBP"]').count()).toBe(1);
    expect(Object.keys(world().backend.read('/archive') as object)).toHaveLength(2);
    expect(complaints.list).toEqual([]);
  });

  it('are not retired offline, which is told in view however far down the pressed button was', async () => {
    const { page } = await openEditor(world(), { viewport: { width: 360, height: 640 }, hasTouch: true });
    await page.getByRole('link', { name: staffWords.frame.pages.currencies, exact: true }).tap();
    const last = page.getByRole('button', { name: words.retireOf('').trimEnd() }).last();
    await last.tap();
    await page.context().setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: words.retire }).tap();
    await expectInView(page.getByRole('alert').filter({ hasText: staffWords.editor.reasons.unsent }));
    expect(await last.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('keep the focus when another window has already retired the one that is asked about', async () => {
    const { page } = await openEditor(world());
    await page.getByRole('link', { name: staffWords.frame.pages.currencies, exact: true }).click();
    await page.getByRole('button', { name: words.retireOf('GBP') }).click();
    world().backend.write('/currencies/gbp', null);
    await page.getByRole('button', { name: words.retireOf('GBP'), includeHidden: true }).waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('button', { name: words.retire }).click();
    await page.getByRole('alert').getByText('medzitým bola táto mena vyradená').waitFor();
    expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
  });

  it('are added by keyboard alone', async () => {
    const { page } = await openEditor(world());
    await page.getByRole('link', { name: staffWords.frame.pages.currencies, exact: true }).press('Enter');
    await page.getByLabel(words.fields.acronym).press('x');
    await page.keyboard.type('af');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('655,957');
    await page.keyboard.press('Tab');
    await page.keyboard.type('600');
    await page.keyboard.press('Enter');
    await page.getByText(words.written.add('XAF')).waitFor();
    expect(world().backend.read('/currencies/xaf')).toMatchObject({ acronym: 'XAF', buy: 655.957, sell: 600 });
  });
});
