import { drawSharePicture } from '../../build/sharePicture';
import { sitemapOf } from '../../build/searchPlugin';

describe('the sitemap', () => {
  it('names each page with all of its translations', () => {
    const sitemap = sitemapOf({ website: 'https://www.nanamesti.sk', languages: ['sk', 'uk'] });
    const pages = [
      ['https://www.nanamesti.sk/', 'https://www.nanamesti.sk/uk'],
      ['https://www.nanamesti.sk/podmienky', 'https://www.nanamesti.sk/uk/conditions'],
      ['https://www.nanamesti.sk/osobne-udaje', 'https://www.nanamesti.sk/uk/privacy'],
    ] as const;
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(pages.flat());
    const alternates = [...sitemap.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [
      language,
      address,
    ]);
    const expected = pages.flatMap(([slovak, ukrainian]) => {
      const each = [
        ['sk', slovak],
        ['uk', ukrainian],
        ['x-default', slovak],
      ];
      return [...each, ...each];
    });
    expect(alternates).toEqual(expected);
  });
});

describe('the picture of shared links', () => {
  it('is a PNG of the promised size, small enough for those who show it', async () => {
    const picture = Buffer.from(await drawSharePicture());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(300_000);
  });
});
