import type { ImportProblem } from '../../domain/import/importProblem';
import type { StaffWords } from '../../site/words/staffWords';
import { useStaffWords } from '../useStaffWords';

type UnknownCode = Extract<ImportProblem, { readonly kind: 'unknownCode' }>;
type OtherProblem = Exclude<ImportProblem, UnknownCode>;

/** Lists the ignored lines with their reasons; currencies that the office doesn't have share one item, as they may be many. */
export function ImportProblems({ problems }: { readonly problems: readonly ImportProblem[] }) {
  const words = useStaffWords().import;
  if (problems.length === 0) {
    return null;
  }
  const unknown = problems.filter((problem): problem is UnknownCode => problem.kind === 'unknownCode');
  const others = problems.filter((problem): problem is OtherProblem => problem.kind !== 'unknownCode');
  const unknownCodes = unknown.map(({ acronym, line }) => words.problems.unknownCode(acronym, line)).join(', ');
  return (
    <section className="import__part">
      <h2 className="import__heading">{words.problems.heading(problems.length)}</h2>
      <ul className="import__problem-list">
        {others.map((problem) => (
          <li key={`${problem.line} ${problem.kind} ${'role' in problem ? problem.role : ''}`}>
            {words.problems.line(problem.line, describe(problem, words))}
          </li>
        ))}
        {unknown.length > 0 && <li>{words.problems.unknownCodes(unknownCodes)}</li>}
      </ul>
    </section>
  );
}

function describe(problem: OtherProblem, { problems: texts, columns }: StaffWords['import']): string {
  switch (problem.kind) {
    case 'noCode':
    case 'badUnits':
      return texts[problem.kind](problem.text);
    case 'duplicate':
      return texts.duplicate(problem.acronym);
    case 'baseCurrency':
    case 'otherBase':
      return texts[problem.kind];
    case 'emptyCell':
    case 'noRateStored':
      return texts[problem.kind](`${problem.acronym} ${columns.roles[problem.role]}`);
    case 'noNumber':
    case 'outOfRange':
    case 'tooFewDigits':
      return texts[problem.kind](`${problem.acronym} ${columns.roles[problem.role]}`, problem.text);
  }
}
