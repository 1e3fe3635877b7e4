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
    const latest = world().backend.read('/currencies');
    const [old, last] = recorded.map((request) => ({ url: request.url(), body: request.postData() ?? '' }));
    if (!old || !last) {
      throw new Error('The editor sent no two writes.');
    }
    const oldRecord = JSON.stringify({ ...defaultSeed.currencies.usd, ...(JSON.parse(old.body) as object) });

    const replay = async (method: 'PATCH' | 'PUT', body: string) => (await fetch(old.url, { method, body })).status;
    expect(await replay('PATCH', old.body)).toBe(401);
    expect(await replay('PUT', oldRecord)).toBe(401);
    // The token is good for its hour: what refuses is the time of the write, not the end of the session.
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
    expect(await replay('PATCH', old.body)).toBe(401);
    expect(world().backend.read('/currencies')).toEqual(latest);

    // The latest one again is let in, as it stands, and changes nothing.
    expect(await replay('PATCH', last.body)).toBe(204);
    expect(world().backend.read('/currencies')).toEqual(latest);
  });
});
