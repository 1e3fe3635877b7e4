import { useSelector } from 'react-redux';
import { ageOf } from '../../domain/time/age';
import { InEach } from './InEach';
import { selectTrust } from './trustSlice';
import { useNowInSteps } from './useNowInSteps';
import { SECOND } from '../../domain/time/units';

/** The caption that says what a rate counts, replaced by a warning and the rates' age while they are unconfirmed (rule 124). */
export function BoardMark() {
  const trust = useSelector(selectTrust);
  const now = useNowInSteps(SECOND);
  if (trust.status !== 'unconfirmed') {
    return (
      <p className="board__mark">
        {trust.status === 'confirmed' && <InEach className="board__part">{({ site }) => site.words.rates.caption}</InEach>}
      </p>
    );
  }
  const { confirmedAt } = trust;
  return (
    <div className="board__mark board__mark--alarm">
      {/* Screen readers announce this once. The age stands outside, because its every step would be announced too. */}
      <p className="board__alarm" role="status">
        <InEach className="board__part">{({ words }) => words.unconfirmed}</InEach>
      </p>
      <p className="board__age">
        <InEach className="board__part">
          {({ site: { words, format } }) => words.rates.age(format.moment(confirmedAt), format.age(ageOf(now - confirmedAt)))}
        </InEach>
      </p>
    </div>
  );
}
