import { readDemoEnvironment, readPort, readProductionEnvironment } from '../../build/environment';

const complete = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  FIREBASE_AUTH_DOMAIN: 'office.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://office.europe-west1.firebasedatabase.app',
  FIREBASE_PROJECT_ID: 'office',
};

describe('readProductionEnvironment', () => {
  it('reads the settings; the measurement id may be absent', () => {
    expect(readProductionEnvironment(complete)).toEqual({
      firebase: {
        apiKey: 'key',
        appId: 'app',
        authDomain: 'office.firebaseapp.com',
        databaseURL: 'https://office.europe-west1.firebasedatabase.app',
        projectId: 'office',
        measurementId: null,
      },
      localBackend: null,
    });
    expect(readProductionEnvironment({ ...complete, FIREBASE_MEASUREMENT_ID: 'G-1' }).firebase.measurementId).toBe('G-1');
  });

  it('names every missing setting at once', () => {
    const { FIREBASE_API_KEY: _apiKey, ...incomplete } = complete;
    expect(() => readProductionEnvironment({ ...incomplete, FIREBASE_PROJECT_ID: ' ' })).toThrow(
      'Missing Firebase settings: FIREBASE_API_KEY, FIREBASE_PROJECT_ID.',
    );
  });
});

describe('readDemoEnvironment', () => {
  it('talks to the local backend on the ports of the environment', () => {
    expect(readDemoEnvironment({ DATABASE_PORT: '19000' })).toMatchObject({
      firebase: { projectId: 'demo-zmenaren', databaseURL: 'http://127.0.0.1:19000?ns=demo-zmenaren-default-rtdb' },
      localBackend: { databasePort: 19_000, authPort: 9_099 },
    });
  });
});

describe('readPort', () => {
  it.each([[undefined], ['']])('gives the default for %p', (text) => {
    expect(readPort({ PORT: text }, 'PORT', 8080)).toBe(8080);
  });

  it.each(['0', '65536', '80.5', '1e3', '-1', 'http', ' 80', '123456'])('refuses %j and names the variable', (text) => {
    expect(() => readPort({ PORT: text }, 'PORT', 8080)).toThrow(`PORT must be a port from 1 to 65535, not "${text}".`);
  });
});
