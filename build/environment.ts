import type { Environment, FirebaseSettings, LocalBackendPorts } from '../src/services/firebase/environment';

/** Project id of the demo build; Firebase's tools never contact Google for ids that begin with `demo-`. */
export const DEMO_PROJECT_ID = 'demo-zmenaren';

/** Ports of the demo build unless the environment sets others; the same as the ports of Firebase's own emulators. */
export const defaultPorts = { site: 8080, database: 9000, auth: 9099 } as const;

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that a build for a Firebase project needs. */
export const requiredVariables = {
  apiKey: 'FIREBASE_API_KEY',
  appId: 'FIREBASE_APP_ID',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  databaseURL: 'FIREBASE_DATABASE_URL',
  projectId: 'FIREBASE_PROJECT_ID',
} as const satisfies Partial<Record<keyof FirebaseSettings, string>>;

export const MEASUREMENT_ID_VARIABLE = 'FIREBASE_MEASUREMENT_ID';

/**
 * Reads a port from the environment, or returns the default. Throws an error that names the variable for anything but 1
 * to 65535.
 */
export function readPort(variables: Variables, name: string, defaultPort: number): number {
  const text = variables[name];
  if (text === undefined || text === '') {
    return defaultPort;
  }
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}

/** Reads the settings of a real Firebase project. Throws one error that names every missing variable. */
export function readProductionEnvironment(variables: Variables): Environment {
  const missing = Object.values(requiredVariables).filter((name) => !variables[name]?.trim());
  if (missing.length > 0) {
    throw new Error(`Missing Firebase settings: ${missing.join(', ')}. docs/deploy.md says where to find them.`);
  }
  const valueOf = (name: string): string => variables[name]?.trim() ?? '';
  return {
    firebase: {
      apiKey: valueOf(requiredVariables.apiKey),
      appId: valueOf(requiredVariables.appId),
      authDomain: valueOf(requiredVariables.authDomain),
      databaseURL: valueOf(requiredVariables.databaseURL),
      projectId: valueOf(requiredVariables.projectId),
      measurementId: valueOf(MEASUREMENT_ID_VARIABLE) || null,
    },
    localBackend: null,
  };
}

/** The settings of the demo build, which talks only to the local backend. */
export function readDemoEnvironment(variables: Variables): Environment {
  return demoEnvironment({
    databasePort: readPort(variables, 'DATABASE_PORT', defaultPorts.database),
    authPort: readPort(variables, 'AUTH_PORT', defaultPorts.auth),
  });
}

/** The demo build's settings for a local backend on these ports. */
export function demoEnvironment({ databasePort, authPort }: LocalBackendPorts): Environment {
  return {
    firebase: {
      apiKey: 'demo-api-key',
      appId: 'demo-app-id',
      authDomain: `${DEMO_PROJECT_ID}.firebaseapp.com`,
      databaseURL: `http://127.0.0.1:${databasePort}?ns=${DEMO_PROJECT_ID}-default-rtdb`,
      projectId: DEMO_PROJECT_ID,
      measurementId: null,
    },
    localBackend: { databasePort, authPort },
  };
}
