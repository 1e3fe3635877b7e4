import { drawSharePicture } from '../../build/sharePicture';
import { sitemapOf } from '../../build/searchPlugin';

describe('the sitemap', () => {
  it('names each page with all of its translations', () => {
    const sitemap = sitemapOf({ website: 'https://www.nanamesti.sk', languages: ['sk', 'uk'] });
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.nanamesti.sk/',
      'https://www.nanamesti.sk/uk',
    ]);
    const alternates = [...sitemap.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [
      language,
      address,
    ]);
    const each = [
      ['sk', 'https://www.nanamesti.sk/'],
      ['uk', 'https://www.nanamesti.sk/uk'],
      ['x-default', 'https://www.nanamesti.sk/'],
    ];
    expect(alternates).toEqual([...each, ...each]);
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
