import { MEASUREMENT_ID_VARIABLE, requiredVariables } from '../../build/environment';

const variables: Readonly<Record<string, string>> = { ...requiredVariables, measurementId: MEASUREMENT_ID_VARIABLE };

/** A name and its quoted value in an object of JavaScript or JSON; values in comments have no quotes. */
const ENTRY = /["']?(\w+)["']?\s*:\s*(["'`])(.*?)\2/g;

/**
 * Reads the settings from the config object that the Firebase console shows, pasted with whatever surrounds it; returns
 * them by the names of their variables. The text is never run as code.
 */
export function readFirebaseConfig(pasted: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pasted.matchAll(ENTRY)].flatMap(([, name = '', , value = '']) => {
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
      return variable === undefined ? [] : [[variable, value.trim()] as const];
    }),
  );
}
