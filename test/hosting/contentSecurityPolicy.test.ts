import { contentSecurityPolicy } from '../../hosting/contentSecurityPolicy';
import { demoEnvironment, readProductionEnvironment } from '../../build/environment';
import { firebaseSettings } from '../support/firebaseSettings';

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyFor = (settings: Partial<typeof firebaseSettings> & { FIREBASE_MEASUREMENT_ID?: string } = {}) =>
  directivesOf(contentSecurityPolicy(readProductionEnvironment({ ...firebaseSettings, ...settings }), ["'sha256-style'"]));

describe('the policy of a Firebase project', () => {
  it('allows nothing by default, no frame around the site and nothing inline', () => {
    const directives = policyFor();
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'none'"]);
    for (const sources of directives.values()) {
      expect(sources.filter((source) => /unsafe|data:|^\*$|^https?:$/.test(source))).toEqual([]);
    }
  });

  it('allows the inline styles of the build alone', () => {
    expect(policyFor().get('style-src')).toEqual(["'self'", "'sha256-style'"]);
    expect(policyFor().get('script-src')).toEqual(["'self'"]);
  });

  it('connects to its own database, the other hosts of the same region, and signing in', () => {
    expect(policyFor().get('connect-src')).toEqual([
      "'self'",
      'https://office-default-rtdb.europe-west1.firebasedatabase.app',
      'wss://*.europe-west1.firebasedatabase.app',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
  });

  it('knows the hosts of databases in the United States', () => {
    const sources = policyFor({ FIREBASE_DATABASE_URL: 'https://office-default-rtdb.firebaseio.com' }).get('connect-src');
    expect(sources?.slice(1, 3)).toEqual(['https://office-default-rtdb.firebaseio.com', 'wss://*.firebaseio.com']);
  });

  it('keeps the database out of every other directive, and the map in frame-src alone', () => {
    const directives = policyFor();
    for (const [name, sources] of directives) {
      expect([name, sources.some((source) => source.includes('firebase'))]).toEqual([name, name === 'connect-src']);
      expect([name, sources.some((source) => source.includes('openstreetmap'))]).toEqual([name, name === 'frame-src']);
    }
    expect(directives.get('frame-src')).toEqual(['https://www.openstreetmap.org']);
  });

  it('lets Google measure only with a measurement id', () => {
    expect(policyFor().get('script-src')).toEqual(["'self'"]);
    const measuring = policyFor({ FIREBASE_MEASUREMENT_ID: 'G-1' });
    expect(measuring.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(measuring.get('connect-src')).toContain('https://*.google-analytics.com');
  });
});

describe('the policy of the demo', () => {
  it('connects to the local backend alone', () => {
    expect(
      directivesOf(contentSecurityPolicy(demoEnvironment({ databasePort: 9000, authPort: 9099 }), [])).get('connect-src'),
    ).toEqual(["'self'", 'http://127.0.0.1:9000', 'ws://127.0.0.1:9000', 'http://127.0.0.1:9099']);
  });
});
