import { setUpWorld } from './support/world';

const world = setUpWorld();

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

describe('installing the site', () => {
  it('has nothing that keeps the browser from offering it', async () => {
    const { page, complaints } = await world().openPage('/', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({
      lang: 'sk',
      name: 'Zmenáreň Pod vežou',
      start_url: '/',
      display: 'standalone',
    });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The tests use private windows, which can't install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    expect(complaints.list).toEqual([]);
  });

  it('brings icons of the sizes that it names, one of them for any shape', async () => {
    const { page } = await world().openPage();
    const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    const drawn = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      icons.map(({ src }) => src),
    );
    expect(drawn).toEqual(icons.map(({ sizes }) => sizes));
  });
});
