/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Loader = (this: object, source: string) => string;
type Template = (parameters: object) => string;

/** Fills a page's template in, as the build does. */
function render(name: string, parameters: object): string {
  const loader = createRequire(__filename)('html-webpack-plugin/lib/loader.js') as Loader;
  const resourcePath = path.resolve('public', name);
  const context = { loaders: [{ normal: loader }], loaderIndex: 0, resourcePath, getOptions: () => ({}) };
  const compiled: { exports?: Template } = {};
  const requireFile = (file: string): unknown =>
    file.startsWith('.') ? `/${path.basename(file)}` : createRequire(__filename)(file);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the template is compiled to the text of a module
  const run = new Function('module', 'require', loader.call(context, readFileSync(resourcePath, 'utf8'))) as (
    module: object,
    require: (file: string) => unknown,
  ) => void;
  run(compiled, requireFile);
  return compiled.exports?.(parameters) ?? '';
}

const text = `"Kurz" & <b>Spol'</b>`;
const parameters = {
  language: 'sk',
  title: text,
  brand: text,
  description: text,
  callUs: text,
  askByPhone: text,
  phone: { number: '+421900000100', display: text },
  manifest: 'manifest.webmanifest',
  address: 'https://www.office.sk/',
  picture: { address: 'https://www.office.sk/share.png', width: 1200, height: 630 },
};

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

it('the page says what the office is called, whatever signs its name has', () => {
  const document = parse(render('index.html', parameters));
  expect(document.title).toBe(text);
  for (const name of ['og:site_name', 'og:title', 'og:description']) {
    expect(document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')).toBe(text);
  }
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(text);
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/icon.svg');
  expect(document.querySelector('noscript p')?.textContent).toBe(`${text} ${text}.`);
});

it('the board does, too', () => {
  const document = parse(render('board.html', parameters));
  expect(document.title).toBe(text);
  expect(document.querySelector('h1')?.textContent).toBe(text);
  expect(document.querySelector('.board__number')?.textContent).toBe(text);
});
