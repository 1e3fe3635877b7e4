import type { Request } from 'playwright-core';
import defaultSeed from '../../../local/seed/defaultSeed.json';
import { eventually } from '../../support/eventually';
import { decimalPart, openEditor, save } from '../support/staffPages';
import { setUpWorld } from '../support/world';

const world = setUpWorld();

describe('a write that was recorded on its way', () => {
  it('undoes nothing that came after it, however it is sent again', async () => {
    const { page } = await openEditor(world());
    const recorded: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') {
        recorded.push(request);
      }
    });
    for (const [decimals, rate] of [
      ['19', 1.19],
      ['195', 1.195],
    ] as const) {
      await decimalPart(page, 'USD', 'Nákup').fill(decimals);
      await save(page);
      await eventually(() => expect(world().backend.read('/currencies/usd/buy')).toBe(rate));
      await page.getByText('Žiadne neuložené zmeny').waitFor();
    }
    const latest = world().backend.read('/');
    const [old, last] = recorded.map((request) => ({ url: request.url(), body: request.postData() ?? '' }));
    if (!old || !last) {
      throw new Error('The editor sent no two writes.');
    }
    const { updated, buy } = writtenTo('usd', old.body);
    const oldRecord = JSON.stringify({ ...defaultSeed.currencies.usd, updated, buy });
    const record = new URL(old.url);
    record.pathname = '/currencies/usd.json';

    const send = async (method: 'PATCH' | 'PUT', url: string, body: string) => (await fetch(url, { method, body })).status;
    const replayAll = async () => [
      await send('PATCH', old.url, old.body),
      await send('PATCH', last.url, last.body),
      await send('PATCH', record.href, JSON.stringify({ updated, buy })),
      await send('PUT', record.href, oldRecord),
    ];
    expect(await replayAll()).toEqual([401, 401, 401, 401]);
    // Signing out doesn't end the token, which is valid for an hour: the rules refuse because the version is gone.
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(await replayAll()).toEqual([401, 401, 401, 401]);
    expect(world().backend.read('/')).toEqual(latest);
  });
});

function writtenTo(key: string, body: string): { readonly updated: unknown; readonly buy: unknown } {
  const updates = JSON.parse(body) as Readonly<Record<string, unknown>>;
  return { updated: updates[`currencies/${key}/updated`], buy: updates[`currencies/${key}/buy`] };
}
