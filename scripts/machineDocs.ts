/**
 * Draws docs/state-machines.md from the tables that the tests check cell by cell; with `--check` it writes nothing and
 * fails when the document is out of date.
 */
import type { AnyMachine } from '../test/machines/machines';
import { machines } from '../test/machines/machines';
import { writeGenerated } from './commandLine/writeGenerated';

const UNCHANGED = '·';

const document = [
  '# State machines',
  [
    'Drawn by `npm run docs:machines` from the tables in `test/machines`, every cell of which is tested; not to be edited',
    'by hand. The diagrams show the changes of status. In the tables a dot stands for an event that changes nothing, and',
    'the name of the same status for one that changes something within it.',
  ].join('\n'),
  ...machines.flatMap(chapter),
].join('\n\n');

writeGenerated('docs/state-machines.md', `${document}\n`, 'npm run docs:machines');

function chapter(machine: AnyMachine): string[] {
  return [`## ${machine.name}`, diagram(machine), table(machine)];
}

interface Cell {
  readonly row: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
}

function cellsOf({ rows, statusOf }: AnyMachine): Cell[] {
  return rows.flatMap(({ name, state, on }) =>
    Object.entries(on).map(([event, next]) => ({
      row: name,
      event,
      from: statusOf(state as never),
      to: statusOf(next as never),
    })),
  );
}

/** One arrow for every change of status; if an event can lead elsewhere, the label says in which state it leads here. */
function diagram(machine: AnyMachine): string {
  const cells = cellsOf(machine);
  const rowsOfStatus = (status: string) => machine.rows.filter(({ state }) => machine.statusOf(state as never) === status);
  const labels = new Map<string, Set<string>>();

  for (const { row, event, from, to } of cells.filter((cell) => cell.from !== cell.to)) {
    const alike = cells.filter((cell) => cell.from === from && cell.event === event && cell.to === to);
    const isCertain = alike.length === rowsOfStatus(from).length;
    const arrow = `    ${from} --> ${to}`;
    labels.set(arrow, (labels.get(arrow) ?? new Set()).add(isCertain ? event : `${event} (${row})`));
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${machine.statusOf(machine.initialState as never)}`,
    ...[...labels].map(([arrow, events]) => `${arrow}: ${[...events].join('<br/>')}`),
    '```',
  ].join('\n');
}

function table({ events, rows, statusOf }: AnyMachine): string {
  const cellOf = (next: unknown) => (next === undefined ? UNCHANGED : statusOf(next as never));
  return [
    ['event', ...rows.map(({ name }) => name)],
    ['---', ...rows.map(() => '---')],
    ...Object.keys(events).map((event) => [`\`${event}\``, ...rows.map(({ on }) => cellOf(on[event]))]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
