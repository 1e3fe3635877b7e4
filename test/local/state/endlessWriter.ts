/** Writes one state after another until it is killed; prints a line once the first one is on disk. */
import { StateFile } from '../../../local/state/stateFile';

let round = 0;
const filler = 'x'.repeat(500_000);
const file = new StateFile(process.argv[2] ?? '', () => ({
  root: new Map(Object.entries({ first: round, filler, last: round })),
  accounts: [],
}));

async function writeForever(): Promise<never> {
  for (;;) {
    round += 1;
    await file.save();
    if (round === 1) {
      console.log('writing');
    }
  }
}

void writeForever();
