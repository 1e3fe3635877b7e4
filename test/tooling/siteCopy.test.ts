import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite, placeholderPorts } from '../support/siteCopy';

const { databasePort, authPort } = placeholderPorts;
const ports = { databasePort: 21_001, authPort: 21_002 };

let directory: string;
let build: string;
let copy: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-copy-'));
  build = path.join(directory, 'build');
  copy = path.join(directory, 'copy');
  await mkdir(path.join(build, 'assets'), { recursive: true });
});

afterEach(() => rm(directory, { recursive: true }));

const put = (file: string, content: string | Buffer) => writeFile(path.join(build, file), content);
const read = (file: string) => readFile(path.join(copy, file), 'utf8');

describe('a copy of a build', () => {
  it('calls the services on its own ports from every page and script', async () => {
    await put('index.html', `<link rel="preload" href="http://127.0.0.1:${databasePort}/currencies.json?ns=demo">`);
    await put('assets/first.1234.js', `const b={databasePort:${databasePort},authPort:${authPort}}`);
    await copySite(build, copy, ports);
    expect(await read('index.html')).toBe('<link rel="preload" href="http://127.0.0.1:21001/currencies.json?ns=demo">');
    expect(await read('assets/first.1234.js')).toBe('const b={databasePort:21001,authPort:21002}');
  });

  it('is as long as the build, and leaves it alone', async () => {
    const script = `[${databasePort},${authPort}]`;
    await put('sw.js', script);
    await copySite(build, copy, ports);
    expect(await read('sw.js')).toHaveLength(script.length);
    expect(await readFile(path.join(build, 'sw.js'), 'utf8')).toBe(script);
  });

  it('keeps pictures, and digits that are part of something longer', async () => {
    const picture = Buffer.from(`\xff ${databasePort} \xfe`, 'latin1');
    await put('logo.png', picture);
    await put('app.html', `x${databasePort}a 1${databasePort} ${databasePort}`);
    await copySite(build, copy, ports);
    expect(await readFile(path.join(copy, 'logo.png'))).toEqual(picture);
    expect(await read('app.html')).toBe(`x${databasePort}a 1${databasePort} 21001`);
  });

  it('is refused of a build that was made for other ports', async () => {
    await put('index.html', '<link href="http://127.0.0.1:9000/currencies.json">');
    await expect(copySite(build, copy, ports)).rejects.toThrow('was not built for the ports');
  });
});
