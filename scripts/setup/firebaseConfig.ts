import { MEASUREMENT_ID_VARIABLE, requiredVariables } from '../../build/environment';

const variables: Readonly<Record<string, string>> = { ...requiredVariables, measurementId: MEASUREMENT_ID_VARIABLE };

/** A name and its quoted value, as an object of JavaScript or JSON has them; what stands in comments is in no quotes. */
const ENTRY = /["']?(\w+)["']?\s*:\s*(["'`])(.*?)\2/g;

/**
 * What the settings are by the config object that the Firebase console shows, as it is copied from there, with what stands
 * around it: by the names of their variables. It is read as text, never run.
 */
export function readFirebaseConfig(pasted: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pasted.matchAll(ENTRY)].flatMap(([, name = '', , value = '']) => {
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
      return variable === undefined ? [] : [[variable, value.trim()] as const];
    }),
  );
}
