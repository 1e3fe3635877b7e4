import { readFirebaseConfig } from '../../../scripts/setup/firebaseConfig';
import { fieldOf, withField } from '../../../scripts/setup/fields';
import { withSettings } from '../../../scripts/setup/settingsFile';

describe('readFirebaseConfig', () => {
  it.each([
    ['JavaScript', `const firebaseConfig = {\n  apiKey: "key",\n  projectId: 'our-office',\n};`],
    ['JSON', '{ "apiKey": "key", "projectId": "our-office" }'],
    ['one line', 'apiKey:`key`,projectId:"our-office"'],
    ['comments', '// see https://firebase.google.com/docs: "web"\n{ apiKey: "key", // apiKey\n projectId: " our-office " }'],
  ])('reads %s', (_form, pasted) => {
    expect(readFirebaseConfig(pasted)).toEqual({ FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'our-office' });
  });

  it('takes the measurement id, and nothing that the site has no use for', () => {
    expect(readFirebaseConfig('{ measurementId: "G-ABC", storageBucket: "x", constructor: "y", __proto__: "z" }')).toEqual({
      FIREBASE_MEASUREMENT_ID: 'G-ABC',
    });
  });

  it('runs nothing', () => {
    expect(readFirebaseConfig('{ apiKey: process.exit(1), projectId: ("our-office") }')).toEqual({});
  });
});

describe('withSettings', () => {
  it.each([
    ['', 'A=1\n'],
    ['B=2', 'B=2\nA=1\n'],
    ['# note\n\nA=0\nB=2\n', '# note\n\nA=1\nB=2\n'],
    ['export A=0\n', 'A=1\n'],
    ['AA=0\n#A=0\n', 'AA=0\n#A=0\nA=1\n'],
  ])('makes of %j %j', (before, after) => {
    expect(withSettings(before, { A: '1' })).toBe(after);
  });
});

describe('fields', () => {
  it('are found and replaced by their names, in their places', () => {
    const document = { a: 1, b: { c: 2, d: 3 }, e: 4 };
    expect(fieldOf(document, 'b.c')).toBe(2);
    expect(fieldOf(document, 'x.y')).toBeUndefined();
    expect(Object.entries(withField(document, 'b.c', 5))).toEqual([
      ['a', 1],
      ['b', { c: 5, d: 3 }],
      ['e', 4],
    ]);
    expect(withField({}, 'b.c', 5)).toEqual({ b: { c: 5 } });
  });
});
